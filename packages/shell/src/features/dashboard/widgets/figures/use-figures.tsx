import type { HomeFigures } from '@portal/protocol/calls/figures'
import type { HomeFigureId } from '@portal/protocol/installation/home-widgets'
import { useTranslation } from 'react-i18next'
import { numberFormat, unknownValue } from '../../../../lib/format/intl-formats.ts'
import { useFormats } from '../../card/use-formats.ts'
import { useMeanings } from '../../card/use-meanings.ts'
import { changeFrom } from './change.ts'
import { type FigurePart, type FigureProps, Trend } from './figure.tsx'

const tones: Readonly<Record<string, FigurePart['tone']>> = {
  submitted: 'waiting',
  approved: 'active',
  producing: 'moving',
  shipped: 'done',
}

/** Says each figure in words; what is not known is a dash. */
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
        value: percent(amount / target),
        progress: amount / target,
        detail: left <= 0 ? t('figures.reached') : t('figures.toGo', { amount: shortMoney(left) }),
      }
    },
    receivable: ({ scope, receivable: { amount, overdueAmount, overdueCount } }) => ({
      label: scope === 'distributor' ? t('figures.payable') : t('figures.receivable'),
      value: shortMoney(amount),
      parts: [
        { name: t('figures.overduePart'), size: overdueAmount, tone: 'error' },
        { name: t('figures.duePart'), size: amount - overdueAmount, tone: 'active' },
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
          tone: tones[status] ?? 'active',
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
            detail: t('figures.signInsHint'),
          }
        : undefined,
    failures: ({ portal }) =>
      portal
        ? {
            label: t('figures.failures'),
            value: count(portal.failures),
            isUrgent: portal.failures > 0,
            detail: portal.failures === 0 ? t('figures.allWell') : t('figures.failuresHint'),
          }
        : undefined,
    notices: ({ portal }) =>
      portal
        ? {
            label: t('figures.notices'),
            value: count(portal.noticesShown),
            ...(portal.noticesRead > 0
              ? {
                  progress: portal.noticesRead / 100,
                  detail: t('figures.noticesRead', { percent: percent(portal.noticesRead / 100) }),
                }
              : { detail: t('figures.noticesUnread') }),
          }
        : undefined,
  }
  return (id, data) => (id === 'approvals' || id === 'balance' ? undefined : figures[id](data))
}
