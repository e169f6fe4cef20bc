import type { HomeFigures } from '@portal/protocol/calls/figures'
import type { HomeFigureId } from '@portal/protocol/installation/home-widgets'
import { shownShare } from '@portal/protocol/rules/shown-share'
import { stateTone } from '@portal/sub-app-sdk/look/state-tones'
import { useTranslation } from 'react-i18next'
import { numberFormat, unknownValue } from '../../../../lib/format/intl-formats.ts'
import { useMeanings } from '../../../../session/use-meanings.ts'
import { useFormats } from '../../card/use-formats.ts'
import { changeFrom } from './change.ts'
import { type FigureProps, Trend } from './figure.tsx'

/** Each figure in words; a dash for unknown values. */
export function useFigures(): (id: HomeFigureId, data: HomeFigures) => FigureProps | undefined {
  const { t } = useTranslation('home')
  const { shortMoney, count, tag } = useFormats()
  const statusName = useMeanings('ORDER_STATUS')
  const percentFormat = numberFormat(tag, { style: 'percent', maximumFractionDigits: 0 })
  const percent = (share: number) => (Number.isNaN(share) ? unknownValue : percentFormat.format(share))

  const figures: Record<
    Exclude<HomeFigureId, 'approvals' | 'balance'>,
    (data: HomeFigures) => FigureProps | undefined
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
      if (!target) return { label: t('figures.target'), value: unknownValue, detail: t('figures.noTarget') }
      const left = target - amount
      return {
        label: t('figures.target'),
        value: percent(shownShare(amount / target)),
        progress: amount / target,
        detail: left <= 0 ? t('figures.reached') : t('figures.toGo', { amount: shortMoney(left) }),
      }
    },
    receivable: ({ scope, receivable: { amount, overdueAmount, overdueCount } }) => ({
      label: scope === 'distributor' ? t('figures.payable') : t('figures.receivable'),
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
      label: t('figures.pickups'),
      value: count(underWay),
      detail: t('figures.today', { count: today, shown: count(today) }),
    }),
    orders: ({ orders }) => {
      const waiting = orders.find(({ status }) => status === 'submitted')
      const amount = shortMoney(waiting?.amount ?? 0)
      return {
        label: t('figures.orders'),
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
      label: t('figures.late'),
      value: count(late.orderCount),
      isUrgent: late.orderCount > 0,
      detail: t('figures.lateAmount', { amount: shortMoney(late.amount) }),
    }),
    signedIn: ({ portal }) =>
      portal
        ? {
            label: t('figures.signedIn'),
            value: count(portal.signedIn),
            detail: t('figures.sessions'),
          }
        : undefined,
    signIns: ({ portal }) =>
      portal
        ? {
            label: t('figures.signIns'),
            value: count(portal.signInsToday),
            course: portal.hours?.map(({ signIns }) => signIns),
            detail: t('figures.signInsHint'),
          }
        : undefined,
    failures: ({ portal }) =>
      portal
        ? {
            label: t('figures.failures'),
            value: count(portal.failures),
            course: portal.hours?.map(({ failures }) => failures),
            isUrgent: portal.failures > 0,
            detail: portal.failures === 0 ? t('figures.allWell') : t('figures.failuresHint'),
          }
        : undefined,
    notices: ({ portal, editing }) => {
      const { shown, readPercent } = editing ?? {
        shown: portal?.noticesShown,
        readPercent: portal?.noticesRead ?? 0,
      }
      if (shown === undefined) return undefined
      return {
        label: t('figures.notices'),
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
      editing
        ? {
            label: t('figures.noticesAhead'),
            value: count(editing.ahead),
            detail: t('figures.noticesAheadHint'),
          }
        : undefined,
    noticesEnding: ({ editing }) =>
      editing
        ? {
            label: t('figures.noticesEnding'),
            value: count(editing.ending),
            isUrgent: editing.ending > 0,
            detail: t('figures.noticesEndingHint'),
          }
        : undefined,
    surveys: ({ editing }) => {
      if (!editing) return undefined
      const { open, asked, answered } = editing.surveys
      return {
        label: t('figures.surveys'),
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
        label: t('figures.retailSales'),
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
      retail
        ? {
            label: t('figures.measuring'),
            value: count(retail.measuring),
            detail: t('figures.measuringHint'),
          }
        : undefined,
    fitting: ({ retail }) =>
      retail
        ? { label: t('figures.fitting'), value: count(retail.scheduled), detail: t('figures.fittingHint') }
        : undefined,
    retailPickups: ({ retail }) =>
      retail
        ? {
            label: t('figures.retailPickups'),
            value: count(retail.pickups),
            detail: t('figures.retailPickupsHint'),
          }
        : undefined,
  }
  return (id, data) => (id === 'approvals' || id === 'balance' ? undefined : figures[id](data))
}
