import type { HomeFigures } from '@portal/protocol/calls/figures'
import type { HomeFigureId } from '@portal/protocol/installation/home-widgets'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { getConfig } from '../../../../lib/config/runtime-config.ts'
import { useTexts } from '../../../../lib/i18n/use-texts.ts'
import { paths } from '../../../../lib/paths.ts'
import { specialMeaningOf } from '../../../../lib/ui/failure-text.ts'
import { RetryButton } from '../../../../lib/ui/retry-button.tsx'
import { useSession } from '../../../../session/session-store.ts'
import { layoutFor } from '../../layout/first-layout.ts'
import { ApprovalsFigure } from './approvals-figure.tsx'
import { BalanceFigure } from './balance-figure.tsx'
import { Figure } from './figure.tsx'
import styles from './figures.module.css'
import { useFigurePages } from './use-figure-pages.ts'
import { useFigures } from './use-figures.tsx'
import { useHomeFigures } from './use-home-figures.ts'

/** What everybody else finds. */
const usual: readonly HomeFigureId[] = ['sales', 'target', 'receivable', 'pickups']

/** Key figures of the user's own business, each with its comparison. */
export function FiguresWidget() {
  const { t } = useTranslation('home')
  const errors = useTexts('errors')
  const user = useSession((session) => session.user)
  const chosen = (user && layoutFor(user, getConfig().homeLayouts)?.figures) ?? usual
  const pageOf = useFigurePages()
  const query = useHomeFigures()
  const { data } = query
  const isReached = chosen.some((id) => id === 'approvals' || pageOf(id, data ?? nothingYet))
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
  if (id === 'balance') return <BalanceFigure onOpen={pageOf(id, data ?? nothingYet)} />
  if (!data) return <li className={styles.figure} />
  const figure = figureOf(id, data)
  return figure && <Figure {...figure} onOpen={pageOf(id, data)} />
}
