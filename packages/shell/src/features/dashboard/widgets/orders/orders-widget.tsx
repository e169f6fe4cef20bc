import { ShoppingCartOutlined } from '@ant-design/icons'
import { StateChip } from '@portal/page-kit/chip'
import type { OrderSummary, SalesOrder } from '@portal/protocol/calls/order'
import { companyDay } from '@portal/protocol/company-time'
import type { BusinessUnit } from '@portal/protocol/entities/business-unit'
import { isDistributor } from '@portal/protocol/rules/business-units'
import { stateTone } from '@portal/sub-app-sdk/look/state-tones'
import { useMutation } from '@tanstack/react-query'
import { Button } from 'antd'
import type { ReactNode } from 'react'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { mappings } from '../../../../lib/config/mappings.ts'
import { getConfig } from '../../../../lib/config/runtime-config.ts'
import { ViewSwitch } from '../../../../lib/ui/view-switch.tsx'
import { useMenuNavigation } from '../../../../menu/menu-navigation.ts'
import { openPages } from '../../../../menu/menu-tree.ts'
import { api } from '../../../../session/api.ts'
import { useHasCall } from '../../../../session/available-calls.ts'
import { useMeanings } from '../../../../session/queries.ts'
import { useSession } from '../../../../session/session-store.ts'
import { ListRow, RowList } from '../../card/list-row.tsx'
import { useOpenList, useOpenRecord, useRowNames } from '../../card/list-rows.ts'
import { useFormats } from '../../card/use-formats.ts'
import { useWidgetQuery } from '../../card/use-widget-query.ts'
import { WidgetCard } from '../../card/widget-card.tsx'
import { useHomeMenus, useNow } from '../../home-context.ts'
import { periodDays } from '../../periods.ts'
import type { VisibleWidget } from '../../widget-rules.ts'
import { salesConditions, scopeConditions } from '../figures/figure-list.ts'
import type { WidgetProps } from '../widget-props.ts'
import { loadSales } from './load-sales.ts'
import styles from './orders.module.css'
import { SalesFigure } from './sales-figure.tsx'
import { usePeriodNames } from './use-period-names.ts'

interface AgainButtonProps {
  readonly order: SalesOrder
  readonly page: NonNullable<VisibleWidget['page']>
}

/** Opens the form of a new order, prefilled with the products of another one (address assumed). */
function AgainButton({ order, page }: AgainButtonProps) {
  const { t } = useTranslation('home')
  const { openMenu } = useMenuNavigation()
  const again = useMutation({
    mutationFn: async () => (await api.salesOrderDetail({ query: { orderNo: order.orderNo } })).data,
    onSuccess: ({ distributorCode, lines }) => {
      const search = new URLSearchParams({
        distributorCode,
        lines: lines.map(({ productCode, quantity }) => `${productCode}*${quantity}`).join(','),
      })
      openMenu(page.systemCode, { ...page.item, path: `${page.item.path}/new?${search}` })
    },
  })
  const label = t('orders.again', { order: order.orderNo })
  return (
    <Button
      type="text"
      size="small"
      icon={<ShoppingCartOutlined aria-hidden />}
      aria-label={label}
      title={label}
      loading={again.isPending}
      onClick={() => again.mutate()}
    />
  )
}

interface OrdersProps extends WidgetProps {
  readonly unit: BusinessUnit | 'all'
  readonly views: ReactNode
}

/** Orders of one business unit or of all: the newest ones, and the sums of the last weeks or months. */
function SalesOrders({ widget, unit, views }: OrdersProps) {
  const { t } = useTranslation('home')
  const now = useNow()
  const query = useWidgetQuery(['orders', unit, companyDay(now)], (options) => loadSales(unit, now, options))
  return (
    <WidgetCard
      widget={widget}
      query={query}
      isEmpty={({ latest, summaries }) => latest.length === 0 && summaries.length === 0}
      empty={t('orders.none')}
      views={views}
      conditionsOf={({ scope }) => scopeConditions(scope)}
    >
      {({ latest, summaries, ...series }) => (
        <div className={styles.panes}>
          <SalesFigure {...series} widget={widget} />
          <RowList>
            {latest.map((order) => (
              <OrderRow key={order.orderId} order={order} widget={widget} />
            ))}
            {summaries.map((summary) => (
              <SummaryRow
                key={`${summary.month} ${summary.distributorCode}`}
                summary={summary}
                scope={series.scope}
                widget={widget}
              />
            ))}
          </RowList>
        </div>
      )}
    </WidgetCard>
  )
}

function OrderRow({ order, widget }: WidgetProps & { readonly order: SalesOrder }) {
  const { wholeMoney, ago } = useFormats()
  const [name, number] = useRowNames().namesOf(order.distributorName, order.orderNo)
  const status = useMeanings('ORDER_STATUS')
  const openRecord = useOpenRecord()
  // A unit's own page shows more than the page of all units.
  const unit = mappings().unitOf(order.businessUnit)
  const page = (unit && widget.unitPages?.[unit]) ?? widget.page
  const hasCall = useHasCall()
  const isOwn = useSession(({ user }) => user !== undefined && isDistributor(user))
  return (
    <ListRow
      title={name}
      meta={[number, ago(order.orderedAt)]}
      aside={wholeMoney(order.amount)}
      asideMeta={<StateChip tone={stateTone('orderStatus', order.status)}>{status(order.status)}</StateChip>}
      end={page && isOwn && hasCall('salesOrderDetail') && <AgainButton order={order} page={page} />}
      onOpen={page && (() => openRecord(page, order.orderNo))}
    />
  )
}

interface SummaryRowProps extends WidgetProps {
  readonly summary: OrderSummary
  readonly scope: Parameters<typeof salesConditions>[0] | undefined
}

/** A distributor's orders of a month, from a backend without an order list for the unit; a press opens the list. */
function SummaryRow({ summary, scope = 'company', widget: { page } }: SummaryRowProps) {
  const { t } = useTranslation('home')
  const { wholeMoney, count } = useFormats()
  const nameOf = usePeriodNames('month')
  const openList = useOpenList()
  const { month, distributorCode, distributorName, orderCount, quantity, amount } = summary
  const [name, period] = useRowNames().namesOf(distributorName, nameOf.long(month))
  const conditions = () => ({ ...salesConditions(scope, periodDays('month', month)), distributorCode })
  return (
    <ListRow
      title={name}
      meta={[period, t('pieces', { count: quantity })]}
      aside={wholeMoney(amount)}
      asideMeta={t('orders.count', { count: orderCount, shown: count(orderCount) })}
      onOpen={page && (() => openList(page, conditions()))}
    />
  )
}

/**
 * Orders of the user's business units and their sales; users with both units see all, like the figures, or choose one.
 */
export function OrdersWidget({ widget }: WidgetProps) {
  const { t } = useTranslation('home')
  const { units, unitPages } = widget
  const [chosen, setChosen] = useState<BusinessUnit | 'all'>('all')
  const names = { all: t('units.all'), ceramic: t('units.ceramic'), bathroom: t('units.bathroom') }
  const [only = 'all'] = units
  const unit = units.length === 1 ? only : chosen === 'all' || units.includes(chosen) ? chosen : 'all'
  const views = units.length > 1 && (
    <ViewSwitch
      label={t('units.label')}
      views={(['all', ...units] as const).map((one) => [one, names[one]])}
      chosen={unit}
      onChoose={setChosen}
    />
  )
  const all = usePageOfAllUnits()
  const page = (unit === 'all' ? all : unitPages?.[unit]) ?? widget.page
  return <SalesOrders widget={{ ...widget, page }} unit={unit} views={views} />
}

/** The page with the orders of all business units, which the figures open, too. */
function usePageOfAllUnits() {
  const systems = useHomeMenus()
  return useMemo(() => {
    const refs = (getConfig().homeWidgets?.figures ?? []).filter(({ unit }) => !unit)
    return openPages(systems, refs)[0]
  }, [systems])
}
