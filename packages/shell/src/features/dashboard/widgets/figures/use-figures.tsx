import type { HomeFigures } from '@portal/protocol/calls/figures'
import type { HomeFigureId } from '@portal/protocol/installation/home-widgets'
import { shownShare } from '@portal/protocol/rules/shown-share'
import { stateTone } from '@portal/sub-app-sdk/look/state-tones'
import { useTranslation } from 'react-i18next'
import { numberFormat, unknownValue } from '../../../../lib/format/intl-formats.ts'
import { api } from '../../../../session/api.ts'
import { useMeanings } from '../../../../session/queries.ts'
import { useFormats } from '../../card/use-formats.ts'
import { useWidgetQuery } from '../../card/use-widget-query.ts'
import { changeFrom } from './change.ts'
import { type FigureProps, Trend } from './figure.tsx'

/** Its label is that of its name unless it has another. */
type ShownFigure = Omit<FigureProps, 'label'> & { readonly label?: string }

/** Each figure in words; a dash for unknown values. */
export function useFigures(): (id: HomeFigureId, data: HomeFigures) => FigureProps | undefined {
  const { t } = useTranslation('home')
  const { shortMoney, count, tag } = useFormats()
  const statusName = useMeanings('ORDER_STATUS')
  const percentFormat = numberFormat(tag, { style: 'percent', maximumFractionDigits: 0 })
  const percent = (share: number) => (Number.isNaN(share) ? unknownValue : percentFormat.format(share))

  const figures: Record<
    Exclude<HomeFigureId, 'approvals' | 'balance'>,
    (data: HomeFigures) => ShownFigure | null | undefined
  > = {
    sales: ({ scope, months }) => {
      const now = months.at(-1)
      const change = now && changeFrom(now.amount, now.lastYear)
      const labels = {
        company: t('figures.sales'),
        own: t('figures.salesOwn'),
        distributor: t('figures.salesBought'),
      }
      return {
        label: labels[scope] ?? labels.company,
        value: now ? shortMoney(now.amount) : unknownValue,
        course: months.map(({ amount }) => amount),
        detail:
          change === undefined ? (
            t('figures.noLastYear')
          ) : (
            <Trend change={change} percent={percent(Math.abs(change))} text={t('figures.thanLastYear')} />
          ),
      }
    },
    target: ({ months }) => {
      const { amount = 0, target = null } = months.at(-1) ?? {}
      if (!target) return { value: unknownValue, detail: t('figures.noTarget') }
      const left = target - amount
      return {
        value: percent(shownShare(amount / target)),
        progress: amount / target,
        detail: left <= 0 ? t('figures.reached') : t('figures.toGo', { amount: shortMoney(left) }),
      }
    },
    receivable: ({ scope, receivable: { amount, overdueAmount, overdueCount } }) => ({
      ...(scope === 'distributor' && { label: t('figures.payable') }),
      value: shortMoney(amount),
      parts: [
        { name: t('figures.overduePart'), size: overdueAmount, tone: 'blocked' },
        { name: t('figures.duePart'), size: amount - overdueAmount, tone: 'progress' },
      ],
      isUrgent: overdueCount > 0,
      detail:
        overdueCount === 0
          ? t('figures.noOverdue')
          : t('figures.overdue', {
              count: overdueCount,
              shown: count(overdueCount),
              amount: shortMoney(overdueAmount),
            }),
    }),
    pickups: ({ pickups: { underWay, today } }) => ({
      value: count(underWay),
      detail: t('figures.today', { count: today, shown: count(today) }),
    }),
    orders: ({ orders }) => {
      const waiting = orders.find(({ status }) => status === 'submitted')
      const amount = shortMoney(waiting?.amount ?? 0)
      return {
        value: count(orders.reduce((sum, { orderCount }) => sum + orderCount, 0)),
        parts: orders.map(({ status, orderCount }) => ({
          name: `${statusName(status)} ${count(orderCount)}`,
          size: orderCount,
          tone: stateTone('orderStatus', status),
        })),
        detail: t('figures.waiting', {
          count: waiting?.orderCount ?? 0,
          shown: count(waiting?.orderCount ?? 0),
          amount,
        }),
      }
    },
    late: ({ late }) => ({
      value: count(late.orderCount),
      isUrgent: late.orderCount > 0,
      detail: t('figures.lateAmount', { amount: shortMoney(late.amount) }),
    }),
    signedIn: ({ portal }) =>
      portal && {
        value: count(portal.signedIn),
        detail: t('figures.sessions'),
      },
    signIns: ({ portal }) =>
      portal && {
        value: count(portal.signInsToday),
        course: portal.hours?.map(({ signIns }) => signIns),
        detail: t('figures.signInsHint'),
      },
    failures: ({ portal }) =>
      portal && {
        value: count(portal.failures),
        course: portal.hours?.map(({ failures }) => failures),
        isUrgent: portal.failures > 0,
        detail: portal.failures === 0 ? t('figures.allWell') : t('figures.failuresHint'),
      },
    notices: ({ portal, editing }) => {
      const { shown, readPercent } = editing ?? {
        shown: portal?.noticesShown,
        readPercent: portal?.noticesRead ?? 0,
      }
      if (shown === undefined) return undefined
      return {
        value: count(shown),
        ...(readPercent > 0
          ? {
              progress: readPercent / 100,
              detail: t('figures.noticesRead', { percent: percent(readPercent / 100) }),
            }
          : { detail: t('figures.noticesUnread') }),
      }
    },
    noticesAhead: ({ editing }) =>
      editing && {
        value: count(editing.ahead),
        detail: t('figures.noticesAheadHint'),
      },
    noticesEnding: ({ editing }) =>
      editing && {
        value: count(editing.ending),
        isUrgent: editing.ending > 0,
        detail: t('figures.noticesEndingHint'),
      },
    surveys: ({ editing }) => {
      if (!editing) return undefined
      const { open, asked, answered } = editing.surveys
      return {
        value: count(open),
        ...(asked > 0 ? { progress: answered / asked } : {}),
        detail: t('figures.answered', { answered: count(answered), asked: count(asked) }),
      }
    },
    retailSales: ({ retail }) => {
      const now = retail?.months.at(-1)
      if (!retail || !now) return undefined
      const change = changeFrom(now.amount, retail.lastMonth)
      return {
        value: shortMoney(now.amount),
        course: retail.months.map(({ amount }) => amount),
        detail:
          change === undefined ? (
            t('figures.count', { count: now.orderCount, shown: count(now.orderCount) })
          ) : (
            <Trend change={change} percent={percent(Math.abs(change))} text={t('figures.thanLastMonth')} />
          ),
      }
    },
    measuring: ({ retail }) =>
      retail && {
        value: count(retail.measuring),
        detail: t('figures.measuringHint'),
      },
    fitting: ({ retail }) => retail && { value: count(retail.scheduled), detail: t('figures.fittingHint') },
    retailPickups: ({ retail }) =>
      retail && {
        value: count(retail.pickups),
        detail: t('figures.retailPickupsHint'),
      },
  }
  return (id, data) => {
    if (id === 'approvals' || id === 'balance') return undefined
    const figure = figures[id](data)
    return figure ? { label: t(`figures.${id}`), ...figure } : undefined
  }
}

/** The figures of the user's own business; requested once, for all widgets that show them. */
export const useHomeFigures = () =>
  useWidgetQuery(['figures'], async (options) => (await api.homeFigures({ body: {} }, options)).data)
