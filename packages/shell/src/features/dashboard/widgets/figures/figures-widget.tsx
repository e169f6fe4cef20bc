import type { HomeFigures, SignedInPerson } from '@portal/protocol/calls/figures'
import { companyDay } from '@portal/protocol/company-time'
import type { HomeFigureId } from '@portal/protocol/installation/home-widgets'
import { fundsLeft, orderableAmount } from '@portal/protocol/rules/approvals'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { lazyWithRetry } from '../../../../lib/code-loading/lazy-with-retry.ts'
import { getConfig, isFeatureOn } from '../../../../lib/config/runtime-config.ts'
import { unknownValue } from '../../../../lib/format/intl-formats.ts'
import { paths } from '../../../../lib/routes.ts'
import { FailureMessage } from '../../../../lib/ui/failure-message.tsx'
import { RegionBoundary } from '../../../../lib/ui/region-boundary.tsx'
import { RetryButton } from '../../../../lib/ui/retry-button.tsx'
import { findSystem } from '../../../../menu/menu-tree.ts'
import { useSession } from '../../../../session/session-store.ts'
import { useOpenList } from '../../card/list-rows.ts'
import { useFormats } from '../../card/use-formats.ts'
import { useHomeMenus, useNow } from '../../home-context.ts'
import { layoutFor } from '../../role-layout.ts'
import { visibleWidgets } from '../../widget-rules.ts'
import { useBalance } from '../account/use-balance.ts'
import { useWaitingTasks } from '../approvals/waiting-tasks.ts'
import { Figure, type FigureProps } from './figure.tsx'
import { type FigureFacts, figureList } from './figure-list.ts'
import styles from './figures.module.css'
import { useFigures, useHomeFigures } from './use-figures.tsx'

const PeopleDrawer = lazyWithRetry(() => import('./people-drawer.tsx').then((module) => module.PeopleDrawer))

interface PeopleFigureProps extends FigureProps {
  readonly id: 'signedIn' | 'signIns'
  /** Undefined where the backend doesn't name users. */
  readonly people: readonly SignedInPerson[] | undefined
}

/** How many people are signed in; a press lists them. */
function PeopleFigure({ id, people, ...figure }: PeopleFigureProps) {
  const now = useNow()
  const [isOpen, setOpen] = useState<boolean>()
  if (!people) return <Figure {...figure} />
  const today = companyDay(now)
  const shown =
    id === 'signedIn'
      ? people
      : people.filter(({ signedInAt }) => companyDay(Date.parse(signedInAt)) === today)
  return (
    <>
      <Figure {...figure} onOpen={() => setOpen(true)} />
      {isOpen !== undefined && (
        <RegionBoundary region="people" isExtra>
          <PeopleDrawer title={figure.label} people={shown} open={isOpen} onClose={() => setOpen(false)} />
        </RegionBoundary>
      )}
    </>
  )
}

/** A distributor's balance, and how much can be ordered. */
function BalanceFigure({ onOpen }: { readonly onOpen: (() => void) | undefined }) {
  const { t } = useTranslation('home')
  const { shortMoney } = useFormats()
  const { data } = useBalance()
  const { balance = Number.NaN, creditLimit = Number.NaN } = data ?? {}
  return (
    <Figure
      label={t('account.balance')}
      value={data ? shortMoney(balance) : unknownValue}
      // The balance is spent first, then the credit.
      progress={
        data && creditLimit > 0 && balance < 0 ? Math.max(0, fundsLeft(data)) / creditLimit : undefined
      }
      isUrgent={balance < 0}
      detail={
        data &&
        t('figures.mayOrder', { amount: shortMoney(orderableAmount(data)), credit: shortMoney(creditLimit) })
      }
      onOpen={onOpen}
    />
  )
}

/** Opens the rows behind a figure; undefined where the user's menus have no such page. */
function useFigurePages(): (id: HomeFigureId, facts: FigureFacts) => (() => void) | undefined {
  const user = useSession((session) => session.user)
  const systems = useHomeMenus()
  const openList = useOpenList()
  const widgets = useMemo(
    () => (user ? visibleWidgets(user, systems, getConfig().homeWidgets) : []),
    [user, systems],
  )
  return (id, facts) => {
    const list = figureList(id, facts)
    if (!list) return undefined
    const [page] = list.widgets.flatMap((wanted) => widgets.find((one) => one.id === wanted)?.page ?? [])
    return page && (() => openList(page, list.conditions))
  }
}

/** Number and value of waiting approvals, and the age of the oldest. */
function ApprovalsFigure({ onOpen }: { readonly onOpen: () => void }) {
  const { t } = useTranslation('home')
  const { shortMoney, count, ago } = useFormats()
  const { data } = useWaitingTasks()
  const rows = data?.rows ?? []
  const [oldest] = rows
  const amount = shortMoney(rows.reduce((sum, task) => sum + (task.amount ?? 0), 0))
  const worth = oldest && t('figures.worth', { amount, age: ago(oldest.startedAt) })
  return (
    <Figure
      label={t('figures.approvals')}
      value={data ? count(data.total) : unknownValue}
      detail={data && (worth ?? t('figures.nothingWaits'))}
      onOpen={onOpen}
    />
  )
}

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
        <FailureMessage error={query.error} />
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
      {/* Browsers don't scroll a partly visible one into view. On a phone the row scrolls, by keyboard too. */}
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

/** What is known of the figures before they load. */
const nothingYet = { scope: 'company', months: [] } as const

interface ShownFigureProps {
  readonly id: HomeFigureId
  /** Undefined while loading. */
  readonly data: HomeFigures | undefined
}

function ShownFigure({ id, data }: ShownFigureProps) {
  const navigate = useNavigate()
  const pageOf = useFigurePages()
  const figureOf = useFigures()
  if (id === 'approvals')
    return isFeatureOn('approvals') && <ApprovalsFigure onOpen={() => void navigate(paths.approvals)} />
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
