import type { RetailOrder } from '@portal/protocol/calls/retail'
import { useTranslation } from 'react-i18next'
import { StatusChip, type Tone } from '../../../../lib/ui/status-chip.tsx'
import { api } from '../../../../session/api.ts'
import { ListRow, RowList } from '../../card/list-row.tsx'
import { isEmpty, pagedRows, shownRows } from '../../card/rows-answer.ts'
import { useFormats } from '../../card/use-formats.ts'
import { useMeanings } from '../../card/use-meanings.ts'
import { useRowNames } from '../../card/use-row-names.ts'
import { useWidgetQuery } from '../../card/use-widget-query.ts'
import { WidgetCard } from '../../card/widget-card.tsx'
import type { WidgetProps } from '../widget-props.ts'

const tones: Readonly<Record<RetailOrder['status'], Tone>> = {
  measuring: 'warning',
  scheduled: 'active',
  fitted: 'success',
}

/** The newest orders of wall products; names and addresses of households stay on the order's own page. */
export function RetailOrdersWidget({ widget }: WidgetProps) {
  const { t } = useTranslation('home')
  const { distributor } = useRowNames()
  const { shortMoney } = useFormats()
  const status = useMeanings('FITTING_STATUS')
  const query = useWidgetQuery(['retailOrders'], async (options) =>
    pagedRows(await api.wyRetailOrderPage({ query: { current: 1, size: shownRows } }, options)),
  )
  return (
    <WidgetCard
      title={t('titles.retailOrders')}
      widget={widget}
      query={query}
      isEmpty={isEmpty}
      empty={t('orders.none')}
    >
      {({ rows }) => (
        <RowList>
          {rows.map((one) => (
            <ListRow
              key={one.orderId}
              title={one.productName}
              meta={[one.orderNo, distributor(one.distributorName)]}
              aside={shortMoney(one.amount)}
              asideMeta={<StatusChip tone={tones[one.status]}>{status(one.status)}</StatusChip>}
            />
          ))}
        </RowList>
      )}
    </WidgetCard>
  )
}
