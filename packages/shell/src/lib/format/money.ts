import { scaleNumber } from './abbreviate-number.ts'
import { numberFormat } from './intl-formats.ts'

const currency = { style: 'currency', currency: 'CNY', currencyDisplay: 'narrowSymbol' } as const

/** An amount in yuan in full, e.g. `¥1,234.50`; `tag` is a BCP 47 tag. */
export const money = (yuan: number, tag: string): string => numberFormat(tag, currency).format(yuan)

/** Languages that count by ten thousands: 万 and 億 rather than k and M. */
const byTenThousands = /^(zh|ja)\b/

/** An amount in yuan for narrow places, rounded: `¥12.3万` in Chinese and Japanese, `¥123k` elsewhere (specification §9). */
export function shortMoney(yuan: number, tag: string): string {
  const short = { ...currency, minimumFractionDigits: 0, maximumFractionDigits: 1 }
  const whole = { ...currency, maximumFractionDigits: 0 }
  if (byTenThousands.test(tag)) {
    if (Math.abs(yuan) < 10_000) return numberFormat(tag, whole).format(yuan)
    return numberFormat(tag, { ...short, notation: 'compact' }).format(yuan)
  }
  const { scaled, letter } = scaleNumber(yuan)
  const parts = numberFormat(tag, letter ? short : whole).formatToParts(scaled)
  const end = parts.findLastIndex(({ type }) => type === 'integer' || type === 'fraction')
  return parts.map(({ value }, index) => value + (index === end ? letter : '')).join('')
}
