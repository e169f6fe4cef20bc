import { Suspense, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { lazyWithRetry } from '../../../../lib/code-loading/lazy-with-retry.ts'
import { RegionBoundary } from '../../../../lib/ui/region-boundary.tsx'
import { useFormats } from '../../card/use-formats.ts'
import type { SalesSeries } from './load-sales.ts'
import styles from './orders.module.css'
import { usePeriodNames } from './use-period-names.ts'

const BarPlot = lazyWithRetry(() => import('./bar-plot.tsx').then((module) => module.BarPlot))

/**
 * The sales of the last weeks or months as bars, with the sum of the one that is pointed at, else of the current one.
 * Screen readers get the same as a table; the bars have nothing to add to it.
 */
export function SalesFigure({ by, sales }: SalesSeries) {
  const { t } = useTranslation('home')
  const { money, shortMoney, count } = useFormats()
  const nameOf = usePeriodNames(by)
  const [pointed, setPointed] = useState<number>()
  const bars = useMemo(
    () => sales.map(({ start, amount }) => ({ label: nameOf.short(start), value: amount })),
    [sales, nameOf],
  )
  const current = sales[pointed ?? sales.length - 1]
  const caption = by === 'week' ? t('orders.byWeek') : t('orders.byMonth')
  const total = sales.reduce((sum, { amount }) => sum + amount, 0)
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.caption}>{caption}</figcaption>
      <div className={styles.sums} aria-hidden>
        <p>
          <span>{current && nameOf.long(current.start)}</span>
          <strong>{shortMoney(current?.amount ?? 0)}</strong>
        </p>
        <p>
          <span>{t('orders.total')}</span>
          <strong>{shortMoney(total)}</strong>
        </p>
      </div>
      <div className={styles.plot} aria-hidden>
        {/* The numbers stand without their bars, too. */}
        <RegionBoundary region="sales bars" isExtra>
          <Suspense>
            <BarPlot bars={bars} format={shortMoney} onPoint={setPointed} />
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
            </tr>
          </thead>
          <tbody>
            {sales.map((one) => (
              <tr key={one.start}>
                <th scope="row">{nameOf.long(one.start)}</th>
                <td>{money(one.amount)}</td>
                <td>{count(one.count)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </figure>
  )
}
