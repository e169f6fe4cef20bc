/** Texts by their dotted keys: `{ a: { b: 'x' } }` → `{ 'a.b': 'x' }`. */
export function flattenTexts(texts: object, prefix = ''): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(texts).flatMap(([key, value]: [string, unknown]) =>
      typeof value === 'object' && value !== null
        ? Object.entries(flattenTexts(value, `${prefix}${key}.`))
        : [[prefix + key, value]],
    ),
  )
}

/** The key that code uses: `items` for `items_other`. */
export const askedKey = (key: string): string => key.replace(/_(zero|one|two|few|many|other)$/, '')

/** Names of the values that a text takes. */
export const placeholders = (text: unknown): string[] =>
  [...String(text).matchAll(/\{\{\s*(\w+)/g)].map(([, name]) => name ?? '').sort()
