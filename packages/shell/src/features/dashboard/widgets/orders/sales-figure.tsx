import { Suspense, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { lazyWithRetry } from '../../../../lib/code-loading/lazy-with-retry.ts'
import { numberFormat } from '../../../../lib/format/intl-formats.ts'
import { RegionBoundary } from '../../../../lib/ui/region-boundary.tsx'
import { useOpenList } from '../../card/list-rows.ts'
import { useFormats } from '../../card/use-formats.ts'
import { periodDays } from '../../periods.ts'
import { changeFrom } from '../figures/change.ts'
import { Trend } from '../figures/figure.tsx'
import { salesConditions } from '../figures/figure-list.ts'
import type { WidgetProps } from '../widget-props.ts'
import type { SalesSeries } from './load-sales.ts'
import styles from './orders.module.css'
import { usePeriodNames } from './use-period-names.ts'

const BarPlot = lazyWithRetry(() => import('./bar-plot.tsx').then((module) => module.BarPlot))

/**
 * Sales of the last weeks or months as bars beside the previous year, with the sum of the hovered or current bar; a
 * press opens its orders. Screen readers get a table instead.
 */
export function SalesFigure({ by, sales, scope = 'company', widget: { page } }: SalesSeries & WidgetProps) {
  const { t } = useTranslation('home')
  const { money, shortMoney, count, tag } = useFormats()
  const openList = useOpenList()
  const nameOf = usePeriodNames(by)
  const [pointed, setPointed] = useState<number>()
  const bars = useMemo(
    () =>
      sales.map(({ start, amount, lastYear }) => ({
        label: nameOf.short(start),
        value: amount,
        former: lastYear ?? undefined,
      })),
    [sales, nameOf],
  )
  const isCompared = sales.some(({ lastYear }) => typeof lastYear === 'number' && lastYear >= 0)
  const open = (index: number) => {
    const period = sales[index]
    if (!period || !page) return
    openList(page, salesConditions(scope, periodDays(by, period.start)))
  }
  const current = sales[pointed ?? sales.length - 1]
  const caption = by === 'week' ? t('orders.byWeek') : t('orders.byMonth')
  const total = sales.reduce((sum, { amount }) => sum + amount, 0)
  const change = current && changeFrom(current.amount, current.lastYear ?? null)
  const percent = numberFormat(tag, { style: 'percent', maximumFractionDigits: 0 })
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.caption}>{caption}</figcaption>
      <div className={styles.sums} aria-hidden>
        <p>
          <span>{current && nameOf.long(current.start)}</span>
          <strong>{shortMoney(current?.amount ?? 0)}</strong>
        </p>
        {isCompared ? (
          <p>
            <span className={styles.former}>{t('orders.lastYear')}</span>
            <strong>
              {shortMoney(current?.lastYear ?? Number.NaN)}{' '}
              {change !== undefined && (
                <small>
                  <Trend change={change} percent={percent.format(Math.abs(change))} text="" />
                </small>
              )}
            </strong>
          </p>
        ) : (
          <p>
            <span>{t('orders.total')}</span>
            <strong>{shortMoney(total)}</strong>
          </p>
        )}
      </div>
      <div className={styles.plot} aria-hidden>
        {/* The numbers are shown without their bars, too. */}
        <RegionBoundary region="sales bars" isExtra>
          <Suspense>
            <BarPlot bars={bars} format={shortMoney} onPoint={setPointed} onOpen={page && open} />
          </Suspense>
        </RegionBoundary>
      </div>
      <div className={styles.table}>
        <table>
          <caption>{caption}</caption>
          <thead>
            <tr>
              <th scope="col">{t('orders.period')}</th>
              <th scope="col">{t('orders.amount')}</th>
              <th scope="col">{t('orders.orders')}</th>
              {isCompared && <th scope="col">{t('orders.lastYear')}</th>}
              {isCompared && <th scope="col">{t('orders.target')}</th>}
            </tr>
          </thead>
          <tbody>
            {sales.map((one) => (
              <tr key={one.start}>
                <th scope="row">{nameOf.long(one.start)}</th>
                <td>{money(one.amount)}</td>
                <td>{count(one.count)}</td>
                {isCompared && <td>{money(one.lastYear ?? Number.NaN)}</td>}
                {isCompared && <td>{money(one.target ?? Number.NaN)}</td>}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </figure>
  )
}
