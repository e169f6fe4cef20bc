import {
  chanceText,
  isSecret,
  phoneInText,
  phoneName,
  secretInText,
} from '@portal/protocol/rules/secret-names'

/** A telephone number as far as a stranger may see it, e.g. `199****0006`. */
export const maskedPhone = (phone: string): string => `${phone.slice(0, 3)}****${phone.slice(7)}`

export const mask = '***'

const longestText = 1000
const deepest = 12

interface RequestParts {
  readonly query: unknown
  readonly body: unknown
}

/** What a request carried, fit to be shown: secrets are masked, telephone numbers and long texts cut. Parts without values are left out. */
export function maskedRequest({ query, body }: RequestParts): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries({ query, body })
      .filter(([, part]) => typeof part === 'object' && part !== null && Object.keys(part).length > 0)
      .map(([name, part]) => [name, masked(part)]),
  )
}

/** The path of an address with its secrets masked; `route` is its pattern with `:name` parts. */
export function maskedPath(path: string, route: string | undefined): string {
  if (path === route) return path // nothing in it comes from outside
  const pattern = route?.split('/') ?? []
  return path
    .split('/')
    .map((part, index) => {
      const name = pattern[index]?.startsWith(':') ? pattern[index].slice(1) : ''
      return isSecret(name) ? mask : maskedText(part)
    })
    .join('/')
}

function masked(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return maskedText(value)
  if (typeof value !== 'object' || value === null) return value
  if (depth === deepest) return '…'
  if (Array.isArray(value)) return value.map((item) => masked(item, depth + 1))
  return Object.fromEntries(
    Object.entries(value).map(([name, field]) => [maskedText(name), maskedField(name, field, depth)]),
  )
}

function maskedField(name: string, value: unknown, depth: number): unknown {
  if (isSecret(name)) return mask
  if (phoneName.test(name)) return maskedPhones(value, depth)
  // JSON inside of a field, as a form carries it (specification §7); what cannot be read cannot be masked either.
  if (name === 'params' && typeof value === 'string') return masked(parsed(value), depth + 1)
  return masked(value, depth + 1)
}

function maskedPhones(value: unknown, depth: number): unknown {
  if (typeof value === 'number') return maskedPhone(String(value))
  if (typeof value === 'string') return value && maskedPhone(maskedText(value))
  if (typeof value !== 'object' || value === null) return value
  if (depth === deepest) return '…'
  if (Array.isArray(value)) return value.map((item) => maskedPhones(item, depth + 1))
  const fields = Object.entries(value)
  return Object.fromEntries(
    fields.map(([name, field]) => [maskedText(name), isSecret(name) ? mask : maskedPhones(field, depth + 1)]),
  )
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return '(unreadable)'
  }
}

/** Most texts are short and hold no assignment: nothing in them can be a secret, and the patterns cost more than to see that. */
const mayHoldSecret = (text: string): boolean => text.length >= 32 || /[=%]/.test(text)

const maskedText = (text: string): string => {
  if (!mayHoldSecret(text)) return text
  const cut = text.length > longestText ? `${text.slice(0, longestText)}…` : text
  return cut.replace(secretInText, `$1$2${mask}`).replace(phoneInText, '$1****').replace(chanceText, mask)
}
