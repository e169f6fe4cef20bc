import { languageTag } from '@portal/protocol/languages'
import type { Id } from '@portal/protocol/rules/ids'
import { type ReactNode, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { getConfig } from '../../../lib/config/runtime-config.ts'
import { dateFormat } from '../../../lib/format/intl-formats.ts'
import { useLanguage } from '../../../lib/i18n/language-store.ts'
import { TileWall } from '../../../lib/ui/tile-wall.tsx'
import { useFavourites } from '../../../menu/favourites.ts'
import { MenuIcon } from '../../../menu/menu-icon.tsx'
import { useMenuNavigation } from '../../../menu/menu-navigation.ts'
import { recentMenus } from '../../../menu/recent-menus.ts'
import { useNoMenusText } from '../../../menu/unknown-menus.ts'
import { useSession } from '../../../session/session-store.ts'
import { StarButton } from '../card/star-button.tsx'
import { useHomeMenus } from '../home-context.ts'
import { usualPages } from '../role-layout.ts'
import { dayPart } from './greeting.ts'
import styles from './home-banner.module.css'
import { tilePages } from './tile-pages.ts'

/** Quick links as tiles: favourites, recently opened pages, those of the user's role. */
function PageTiles({ userId }: { readonly userId: Id }) {
  const { t } = useTranslation(['home', 'frame'])
  const { openMenu } = useMenuNavigation()
  const systems = useHomeMenus()
  const noMenus = useNoMenusText(systems)
  const { favourites, query, add, remove } = useFavourites()
  const [recent] = useState(() => recentMenus(userId))
  const user = useSession((session) => session.user)
  const usual = useMemo(() => (user ? usualPages(user, getConfig()) : []), [user])
  const tiles = useMemo(
    () => tilePages(systems, favourites, recent, usual),
    [systems, favourites, recent, usual],
  )
  if (systems.length === 0 && favourites.length === 0) return <p>{t(noMenus, { ns: 'frame' })}</p>
  return (
    <ul className={styles.tiles} aria-label={t('tiles.title')} aria-busy={query.isPending}>
      {/* Nothing moves under a click: the tiles wait for the favourites, which come first. */}
      {!query.isPending &&
        tiles.map(({ key, kind, systemCode, item }) => (
          <li key={key} className={styles.place}>
            <button
              type="button"
              className={styles.tile}
              title={item.menuDesc || item.menuName}
              onClick={() => openMenu(systemCode, item)}
            >
              <span className={styles.icon} aria-hidden>
                <MenuIcon name={item.icon} />
              </span>
              <span className={styles.name}>{item.menuName}</span>
            </button>
            {query.isSuccess && (
              <span className={styles.star}>
                <StarButton
                  name={item.menuName}
                  isFavourite={kind === 'favourite'}
                  onToggle={(isFavourite) => (isFavourite ? add : remove)({ ...item, systemCode })}
                />
              </span>
            )}
          </li>
        ))}
    </ul>
  )
}

/** Greets the user by the time of day, with name and role. */
function GreetingCard({ now }: { now: number }) {
  const { t } = useTranslation('frame')
  const language = useLanguage((state) => state.language)
  const name = useSession((session) => session.user?.userFullName) ?? ''
  const responsibility = useSession((session) => session.responsibility)
  const greetings = {
    morning: t('goodMorning', { name }),
    afternoon: t('goodAfternoon', { name }),
    evening: t('goodEvening', { name }),
  }
  const date = dateFormat(languageTag(language), {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
  }).format(now)
  return (
    <header className={styles.greeting}>
      <h1>{greetings[dayPart(new Date(now).getHours())]}</h1>
      <p className={styles.facts}>
        <time dateTime={new Date(now).toISOString()}>{date}</time>
        {responsibility && <span className={styles.capacity}>{responsibility.responsibilityName}</span>}
      </p>
    </header>
  )
}

interface HomeBannerProps {
  readonly userId: Id
  /** In ms. */
  readonly now: number
  /** The button that customises the page. */
  readonly customise: ReactNode
}

/** The top of the home page: greeting and quick links, on the company's wall of tiles. */
export function HomeBanner({ userId, now, customise }: HomeBannerProps) {
  return (
    <div className={styles.banner}>
      <TileWall className={styles.wall} side={44} />
      <GreetingCard now={now} />
      <PageTiles userId={userId} />
      <div className={styles.customise}>{customise}</div>
    </div>
  )
}
