import { yuanFormat } from '@portal/sub-app-sdk/money'
import { scaleNumber } from './abbreviate-number.ts'
import { madeOnce } from './intl-formats.ts'

const yuan = madeOnce(yuanFormat)

/** As many that two amounts that differ by a per cent look different. */
const shortDigits = 4
const short = { minimumFractionDigits: 0, maximumSignificantDigits: shortDigits }
const roundToDigits = (value: number) => Number(value.toPrecision(shortDigits))
const whole = { minimumFractionDigits: 0, maximumFractionDigits: 0 }

/** An amount in yuan in full, e.g. `¥1,234.50`; `tag` is a BCP 47 tag. */
export const money = (amount: number, tag: string): string => yuan(tag, {}).format(amount)

/** An amount in whole yuan for columns, e.g. `¥1,235`: one below the other they are compared digit by digit. */
export const wholeMoney = (amount: number, tag: string): string => yuan(tag, whole).format(amount)

/** Languages that abbreviate in words of their own, 万 and 億 or mil, rather than by the letters of the specification. */
const ownWords = /^(zh|ja|es)\b/

/**
 * An amount in yuan for narrow places, rounded to four digits: `¥136.1万` in Chinese, `136.1万元` in Japanese, `1,361 M ¥` in
 * Spanish, `¥1.361M` elsewhere (specification §9).
 */
export function shortMoney(amount: number, tag: string): string {
  if (ownWords.test(tag)) {
    if (Math.abs(amount) < 10_000) return yuan(tag, whole).format(amount)
    return yuan(tag, { ...short, notation: 'compact' }).format(amount)
  }
  const { scaled, letter } = scaleNumber(amount, roundToDigits)
  const parts = yuan(tag, letter ? short : whole).formatToParts(scaled)
  const end = parts.findLastIndex(({ type }) => type === 'integer' || type === 'fraction')
  return parts.map(({ value }, index) => value + (index === end ? letter : '')).join('')
}
