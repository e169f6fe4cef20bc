import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { dateFormat } from '../../../../lib/format/intl-formats.ts'
import { useFormats } from '../../card/use-formats.ts'
import { dayAfter } from '../../periods.ts'
import type { SalesSeries } from './load-sales.ts'

/** The name of a week (by its Monday) or a month, below a bar and in a sentence. */
export function usePeriodNames(by: SalesSeries['by']) {
  const { t } = useTranslation('home')
  const { day, tag } = useFormats()
  return useMemo(() => {
    if (by === 'week') {
      const long = (monday: string) => t('orders.week', { from: day(monday), to: day(dayAfter(monday, 6)) })
      return { short: day, long }
    }
    const month = (style: Intl.DateTimeFormatOptions) => {
      const format = dateFormat(tag, { timeZone: 'UTC', ...style })
      return (value: string) => format.format(new Date(`${value}-01T00:00Z`))
    }
    return { short: month({ month: 'short' }), long: month({ year: 'numeric', month: 'short' }) }
  }, [by, t, day, tag])
}
