import { yuanFormat } from '@portal/sub-app-sdk/money'
import { scaleNumber } from './abbreviate-number.ts'
import { madeOnce } from './intl-formats.ts'

const yuan = madeOnce(yuanFormat)

const short = { minimumFractionDigits: 0, maximumFractionDigits: 1 }
const whole = { minimumFractionDigits: 0, maximumFractionDigits: 0 }

/** An amount in yuan in full, e.g. `¥1,234.50`; `tag` is a BCP 47 tag. */
export const money = (amount: number, tag: string): string => yuan(tag, {}).format(amount)

/** An amount in whole yuan for columns, e.g. `¥1,235`: one below the other they are compared digit by digit. */
export const wholeMoney = (amount: number, tag: string): string => yuan(tag, whole).format(amount)

/** Languages that count by ten thousands: 万 and 億 rather than k and M. */
const byTenThousands = /^(zh|ja)\b/

/** An amount in yuan for narrow places, rounded: `¥12.3万` in Chinese, `12.3万元` in Japanese, `¥123k` elsewhere (specification §9). */
export function shortMoney(amount: number, tag: string): string {
  if (byTenThousands.test(tag)) {
    if (Math.abs(amount) < 10_000) return yuan(tag, whole).format(amount)
    return yuan(tag, { ...short, notation: 'compact' }).format(amount)
  }
  const { scaled, letter } = scaleNumber(amount)
  const parts = yuan(tag, letter ? short : whole).formatToParts(scaled)
  const end = parts.findLastIndex(({ type }) => type === 'integer' || type === 'fraction')
  return parts.map(({ value }, index) => value + (index === end ? letter : '')).join('')
}
