const longestList = 2

/** Response fields with random values. */
const chanceFields: Readonly<Record<string, string>> = {
  certificate: 'example-certificate',
  ticket: 'example-ticket',
  token: 'example-customer-service-token',
}

/** A one-time code in an address. */
const codeInAddress = /(?<=[?&]code=)[\w-]+/g

/** An example without what chance made, its lists cut short, so that it reads well and is always the same. */
export function presentable<Value>(example: Value, placeholders: ReadonlyMap<string, string>): Value {
  const present = (value: unknown, name = ''): unknown => {
    if (Array.isArray(value)) return value.slice(0, longestList).map((item) => present(item))
    if (typeof value === 'string')
      return (
        placeholders.get(value) ?? chanceFields[name] ?? value.replace(codeInAddress, 'example-sign-on-code')
      )
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(Object.entries(value).map(([key, field]) => [key, present(field, key)]))
  }
  return present(example) as Value // texts become other texts and lists shorter; nothing else changes
}
