/** How many digits there are, and whether large sums are abbreviated. */
type Digits = Pick<
  Intl.NumberFormatOptions,
  'notation' | 'minimumFractionDigits' | 'maximumFractionDigits' | 'maximumSignificantDigits'
>

/** A number as a currency format splits it, e.g. `[{ type: 'currency', value: '¥' }, { type: 'integer', value: '5' }]`. */
type Parts = readonly Pick<Intl.NumberFormatPart, 'type' | 'value'>[]

/** Japanese readers take ￥ for yen: they get the amount followed by the character for yuan. */
const readsYen = (tag: string) => /^ja\b/.test(tag)

/**
 * A format of amounts in yuan, as the portal and all pages of sub-apps write them: `¥1,234.50`, in Japanese `1,234.50元`.
 * @param tag BCP 47 tag of the language
 */
export function yuanFormat(tag: string, digits: Digits = {}) {
  const cents = digits.maximumFractionDigits ?? 2
  const format = new Intl.NumberFormat(tag, {
    ...(readsYen(tag) ? {} : { style: 'currency', currency: 'CNY', currencyDisplay: 'narrowSymbol' }),
    minimumFractionDigits: cents,
    // Spanish would leave thousands ungrouped: a column has larger sums, too.
    ...(digits.notation === 'compact' ? {} : { useGrouping: 'always' }),
    ...digits,
  })
  const formatToParts = (yuan: number): Parts => {
    const parts = format.formatToParts(yuan)
    return readsYen(tag) ? [...parts, { type: 'currency', value: '元' }] : parts
  }
  return {
    formatToParts,
    format: (yuan: number): string =>
      formatToParts(yuan)
        .map(({ value }) => value)
        .join(''),
  }
}
