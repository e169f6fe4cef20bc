import type { SalesOrder } from '@portal/protocol/calls/order'
import { companyDay } from '@portal/protocol/company-time'
import { isDistributor } from '@portal/protocol/rules/business-units'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { StatusChip, type Tone } from '../../../../lib/ui/status-chip.tsx'
import { useMenuNavigation } from '../../../../menu/menu-navigation.ts'
import { useSession } from '../../../../session/session-store.ts'
import { ListRow, RowList } from '../../card/list-row.tsx'
import { useFormats } from '../../card/use-formats.ts'
import { useMeanings } from '../../card/use-meanings.ts'
import { useRowNames } from '../../card/use-row-names.ts'
import { useWidgetQuery } from '../../card/use-widget-query.ts'
import { WidgetCard } from '../../card/widget-card.tsx'
import { useNow } from '../../home-context.ts'
import type { WidgetProps } from '../widget-props.ts'
import { AgainButton } from './again-button.tsx'
import { loadCeramicSales } from './load-sales.ts'
import styles from './orders.module.css'
import { SalesFigure } from './sales-figure.tsx'

const tones: Readonly<Record<string, Tone>> = {
  submitted: 'warning',
  approved: 'active',
  producing: 'active',
  shipped: 'active',
  completed: 'success',
}

interface OrdersProps extends WidgetProps {
  readonly views: ReactNode
}

/** Orders for tiles: the newest ones, and the sums of the last weeks. */
export function CeramicOrders({ widget, views }: OrdersProps) {
  const { t } = useTranslation('home')
  const now = useNow()
  const query = useWidgetQuery(['orders', 'ceramic', companyDay(now)], (options) =>
    loadCeramicSales(now, options),
  )
  return (
    <WidgetCard
      title={t('titles.orders')}
      widget={widget}
      query={query}
      isEmpty={({ latest }) => latest.length === 0}
      empty={t('orders.none')}
      views={views}
    >
      {({ latest, ...series }) => (
        <div className={styles.panes}>
          <SalesFigure {...series} widget={widget} />
          <RowList>
            {latest.map((order) => (
              <OrderRow key={order.orderId} order={order} widget={widget} />
            ))}
          </RowList>
        </div>
      )}
    </WidgetCard>
  )
}

/** Opens the order: its page is the list's with the number of the order (assumed). */
function OrderRow({ order, widget }: WidgetProps & { readonly order: SalesOrder }) {
  const { wholeMoney, ago } = useFormats()
  const [name, number] = useRowNames().namesOf(order.distributorName, order.orderNo)
  const status = useMeanings('ORDER_STATUS')
  const { openMenu } = useMenuNavigation()
  const { page } = widget
  const isOwn = useSession(({ user }) => user !== undefined && isDistributor(user))
  const path = page && `${page.item.path}/${encodeURIComponent(order.orderNo)}`
  return (
    <ListRow
      title={name}
      meta={[number, ago(order.orderedAt)]}
      aside={wholeMoney(order.amount)}
      asideMeta={<StatusChip tone={tones[order.status] ?? 'neutral'}>{status(order.status)}</StatusChip>}
      end={page && isOwn && <AgainButton order={order} page={page} />}
      onOpen={page && path ? () => openMenu(page.systemCode, { ...page.item, path }) : undefined}
    />
  )
}
