import { ExportOutlined } from '@ant-design/icons'
import { EmptyState } from '@portal/page-kit/empty-state'
import type { SystemMenu } from '@portal/protocol/entities/menu'
import { menuKey } from '@portal/protocol/rules/ids'
import { Button } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { systemRule } from '../../../../lib/config/runtime-config.ts'
import { favouriteKey, useFavourites } from '../../../../menu/favourites.ts'
import { MenuIcon } from '../../../../menu/menu-icon.tsx'
import { useMenuNavigation } from '../../../../menu/menu-navigation.ts'
import { isDisabled, menuPages } from '../../../../menu/menu-tree.ts'
import { SystemCode } from '../../../../menu/system-label.tsx'
import { useNoMenusText } from '../../../../menu/unknown-menus.ts'
import { Card } from '../../card/card.tsx'
import { StarButton } from '../../card/star-button.tsx'
import { useHomeMenus } from '../../home-context.ts'
import { useStaggeredRender } from '../../use-staggered-render.ts'
import styles from './quick-entries.module.css'

/** Pages shown of each system before "show all". */
const shownAtFirst = 6

/** The pages of the user's menus by system, one click away. */
function QuickEntries({ systems }: { systems: readonly SystemMenu[] }) {
  const { t } = useTranslation('frame')
  const noMenus = useNoMenusText(systems)
  if (systems.length === 0) return <EmptyState text={t(noMenus)} />
  return systems.map((system) => <SystemEntries key={system.systemCode} system={system} />)
}

function SystemEntries({ system }: { system: SystemMenu }) {
  const { t } = useTranslation('frame')
  const { systemCode } = system
  const { openMenu } = useMenuNavigation()
  const { favourites, query, add, remove } = useFavourites()
  const starred = favourites.map(favouriteKey)
  const [all, setAll] = useState(false)
  const pages = menuPages(system.menuList).filter((page) => !isDisabled(page))
  const inWindow = systemRule(systemCode).opens === 'window'
  return (
    <section className={styles.system} aria-label={system.systemName}>
      <h3>
        {system.systemName}
        <SystemCode code={systemCode} />
        {inWindow && <ExportOutlined role="img" aria-label={t('inNewWindow')} />}
      </h3>
      <ul className={styles.entries}>
        {(all ? pages : pages.slice(0, shownAtFirst)).map(({ item, groups }) => (
          <li key={menuKey(systemCode, item)} className={styles.item}>
            <button
              type="button"
              className={styles.entry}
              title={item.menuDesc}
              onClick={() => openMenu(systemCode, item)}
            >
              <span className={styles.entryIcon} aria-hidden>
                <MenuIcon name={item.icon} />
              </span>
              <span className={styles.entryName}>{item.menuName}</span>
              <span className={styles.entryGroup}>{groups.at(-1)?.menuName}</span>
            </button>
            {query.isSuccess && (
              <span className={styles.star}>
                <StarButton
                  name={item.menuName}
                  isFavourite={starred.includes(menuKey(systemCode, item))}
                  onToggle={(isFavourite) => (isFavourite ? add : remove)({ ...item, systemCode })}
                />
              </span>
            )}
          </li>
        ))}
      </ul>
      {pages.length > shownAtFirst && (
        <Button type="link" size="small" className={styles.toggle ?? ''} onClick={() => setAll(!all)}>
          {all ? t('showLess') : t('showAll', { count: pages.length })}
        </Button>
      )}
    </section>
  )
}

/** Every page of the user's menus, one click away; the largest of all cards, rendered a few systems at a time. */
export function QuickEntriesWidget() {
  const { t } = useTranslation('home')
  const systems = useHomeMenus().filter((system) => !system.disabled && system.menuList.length > 0)
  const drawn = useStaggeredRender(systems.length, 1)
  return (
    <Card title={t('titles.quickEntries')} isBusy={drawn < systems.length}>
      <QuickEntries systems={systems.slice(0, drawn)} />
    </Card>
  )
}
