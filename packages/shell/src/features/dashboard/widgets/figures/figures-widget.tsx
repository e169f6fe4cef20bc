import type { HomeFigures } from '@portal/protocol/calls/figures'
import type { HomeFigureId } from '@portal/protocol/installation/home-widgets'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { getConfig } from '../../../../lib/config/runtime-config.ts'
import { useTexts } from '../../../../lib/i18n/use-texts.ts'
import { paths } from '../../../../lib/routes.ts'
import { specialMeaningOf } from '../../../../lib/ui/failure-text.ts'
import { RetryButton } from '../../../../lib/ui/retry-button.tsx'
import { findSystem } from '../../../../menu/menu-tree.ts'
import { useSession } from '../../../../session/session-store.ts'
import { useHomeMenus } from '../../home-context.ts'
import { layoutFor } from '../../layout/first-layout.ts'
import { ApprovalsFigure } from './approvals-figure.tsx'
import { BalanceFigure } from './balance-figure.tsx'
import { Figure } from './figure.tsx'
import styles from './figures.module.css'
import { PeopleFigure } from './people-figure.tsx'
import { useFigurePages } from './use-figure-pages.ts'
import { useFigures } from './use-figures.tsx'
import { useHomeFigures } from './use-home-figures.ts'

/** The default for all other users, by the first of these systems that they have. */
const usual: readonly (readonly [string, readonly HomeFigureId[]])[] = [
  ['OSS', ['sales', 'target', 'receivable', 'pickups']],
  ['WYDP', ['retailSales', 'measuring', 'fitting', 'retailPickups']],
  ['IMS', ['notices', 'noticesAhead', 'noticesEnding', 'surveys']],
]

/** Figures that open a page or panel of the portal itself. */
const ownPages: readonly HomeFigureId[] = ['approvals', 'failures', 'notices', 'signedIn', 'signIns']

/** Key figures of the user's own business, each with its comparison. */
export function FiguresWidget() {
  const { t } = useTranslation('home')
  const errors = useTexts('errors')
  const user = useSession((session) => session.user)
  const systems = useHomeMenus()
  const chosen =
    (user && layoutFor(user, getConfig().homeLayouts)?.figures) ??
    usual.find(([code]) => findSystem(systems, code)?.disabled === false)?.[1] ??
    []
  const pageOf = useFigurePages()
  const query = useHomeFigures()
  const { data } = query
  const isReached = chosen.some((id) => ownPages.includes(id) || pageOf(id, data ?? nothingYet))
  if (!data && query.isError) {
    return (
      <section className={styles.failed} aria-label={t('titles.figures')} role="alert">
        {specialMeaningOf(query.error, errors) ?? t('figures.failed')}
        <RetryButton
          size="small"
          error={query.error}
          isRetrying={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      </section>
    )
  }
  return (
    <section aria-label={t('titles.figures')} aria-busy={!data}>
      {/* A browser leaves one that is seen in part where it is. On a phone the row scrolls, by keyboard, too. */}
      <ul
        className={styles.figures}
        tabIndex={isReached ? undefined : 0}
        onFocus={({ target }) => target.scrollIntoView({ block: 'nearest', inline: 'nearest' })}
      >
        {chosen.map((id) => (
          <ShownFigure key={id} id={id} data={data} />
        ))}
      </ul>
    </section>
  )
}

/** What is known of the figures before they arrive. */
const nothingYet = { scope: 'company', months: [] } as const

interface ShownFigureProps {
  readonly id: HomeFigureId
  /** Undefined while it is on its way. */
  readonly data: HomeFigures | undefined
}

function ShownFigure({ id, data }: ShownFigureProps) {
  const navigate = useNavigate()
  const pageOf = useFigurePages()
  const figureOf = useFigures()
  if (id === 'approvals') return <ApprovalsFigure onOpen={() => void navigate(paths.approvals)} />
  if (id === 'failures' || id === 'notices') {
    const to = id === 'notices' ? paths.noticeList : paths.health
    const figure = data && figureOf(id, data)
    return figure && <Figure {...figure} onOpen={() => void navigate(to)} />
  }
  if (id === 'signedIn' || id === 'signIns') {
    const figure = data && figureOf(id, data)
    return figure && <PeopleFigure {...figure} id={id} people={data.portal?.people} />
  }
  if (id === 'balance') return <BalanceFigure onOpen={pageOf(id, data ?? nothingYet)} />
  if (!data) return <li className={styles.figure} />
  const figure = figureOf(id, data)
  return figure && <Figure {...figure} onOpen={pageOf(id, data)} />
}
