export type Values = Readonly<Record<string, string | number>>

/**
 * A text with its values: `{name}` is replaced by one, `{count|world|worlds}` by the first form for the language's
 * singular, else the second.
 */
export const worded = (text: string, values: Values, languageTag: string): string =>
  text.replace(
    /\{(\w+)(?:\|([^|}]*)\|([^|}]*))?\}/g,
    (part, name: string, one: string | undefined, other = '') => {
      const value = values[name]
      if (value === undefined) return part
      if (one === undefined) return String(value)
      return new Intl.PluralRules(languageTag).select(Number(value)) === 'one' ? one : other
    },
  )
