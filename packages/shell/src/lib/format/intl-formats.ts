/** Making one of the browser's formats takes hundreds of times what using it does: each is made once. */
export function madeOnce<Options extends object, Format>(make: (tag: string, options: Options) => Format) {
  const made = new Map<string, Format>()
  return (tag: string, options: Options): Format => {
    const key = tag + JSON.stringify(options)
    const format = made.get(key) ?? make(tag, options)
    made.set(key, format)
    return format
  }
}

/** Written for a value that the backend sent in no readable form: NaN, or an empty date. */
export const unknownValue = '–'

// For a BCP 47 tag each.
export const numberFormat = madeOnce(
  (tag, options: Intl.NumberFormatOptions) => new Intl.NumberFormat(tag, options),
)
export const dateFormat = madeOnce(
  (tag, options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(tag, options),
)
export const relativeTimeFormat = madeOnce(
  (tag, options: Intl.RelativeTimeFormatOptions) => new Intl.RelativeTimeFormat(tag, options),
)
