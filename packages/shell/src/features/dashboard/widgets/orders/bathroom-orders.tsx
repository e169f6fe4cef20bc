import { companyDay } from '@portal/protocol/company-time'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ListRow, RowList } from '../../card/list-row.tsx'
import { shownRows } from '../../card/rows-answer.ts'
import { useFormats } from '../../card/use-formats.ts'
import { useRowNames } from '../../card/use-row-names.ts'
import { useWidgetQuery } from '../../card/use-widget-query.ts'
import { WidgetCard } from '../../card/widget-card.tsx'
import { useNow } from '../../home-context.ts'
import type { WidgetProps } from '../widget-props.ts'
import { loadMonthlySales } from './load-sales.ts'
import styles from './orders.module.css'
import { SalesFigure } from './sales-figure.tsx'
import { usePeriodNames } from './use-period-names.ts'

interface OrdersProps extends WidgetProps {
  readonly views: ReactNode
}

/** Orders for bathroom ware, which the server sums by month and distributor. */
export function BathroomOrders({ widget, views }: OrdersProps) {
  const { t } = useTranslation('home')
  const { wholeMoney, count } = useFormats()
  const { namesOf } = useRowNames()
  const nameOf = usePeriodNames('month')
  const now = useNow()
  const query = useWidgetQuery(['orders', 'bathroom', companyDay(now)], (options) =>
    loadMonthlySales('bathroom', now, options),
  )
  return (
    <WidgetCard
      title={t('titles.orders')}
      widget={widget}
      query={query}
      isEmpty={({ summaries }) => summaries.length === 0}
      empty={t('orders.none')}
      views={views}
    >
      {({ summaries, ...series }) => (
        <div className={styles.panes}>
          <SalesFigure {...series} widget={widget} />
          <RowList>
            {summaries.slice(0, shownRows).map((one) => {
              const [name, month] = namesOf(one.distributorName, nameOf.long(one.month))
              return (
                <ListRow
                  key={`${one.month} ${one.distributorCode}`}
                  title={name}
                  meta={[month, t('pieces', { count: one.quantity })]}
                  aside={wholeMoney(one.amount)}
                  asideMeta={t('orders.count', { count: one.orderCount, shown: count(one.orderCount) })}
                />
              )
            })}
          </RowList>
        </div>
      )}
    </WidgetCard>
  )
}
