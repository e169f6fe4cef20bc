import { decode } from '@portal/protocol/rules/safe-addresses'

/** A number such as TC10000053; states, dates and other filter values of a list are internal codes, not names. */
const isNumberOfRecord = (value: string): boolean => /^[a-z]{1,4}-?\d{3,}$/i.test(value)

/** The record that an address names: in its query, or else the last part of its path if that has a digit. */
export function recordOf(url: string): string {
  const [path = '', query] = url.split('?', 2)
  const values = new URLSearchParams(query)
  const named = values.get('businessKey') ?? [...values.values()].filter(isNumberOfRecord).join(' ')
  const part = path.split('/').at(-1) ?? ''
  const last = decode(part) ?? part
  return named || (/\d/.test(last) ? last : '')
}
