import {
  chanceText,
  isSecret,
  phoneInText,
  phoneName,
  secretInText,
} from '@portal/protocol/rules/secret-names'
import { cutText, cutValue } from './foreign-text.ts'
import { mayHoldFields, nestedJson, secretsIn } from './secret-values.ts'

/** A telephone number as far as a stranger may see it, e.g. `199****0006`. */
export const maskedPhone = (phone: string): string => `${phone.slice(0, 3)}****${phone.slice(7)}`

export const mask = '***'

const deepest = 12

interface RequestParts {
  readonly query: unknown
  readonly body: unknown
}

/**
 * What a request carried, fit to be shown: secrets are masked, in other fields of the same value too, and telephone numbers
 * and long texts are cut. Parts without values are left out.
 */
export function maskedRequest(parts: RequestParts): Record<string, unknown> {
  const [query, body] = [cutValue(parts.query), cutValue(parts.body)]
  const secrets = secretsOf({ query, body })
  return Object.fromEntries(
    Object.entries({ query, body })
      .filter(([, part]) => typeof part === 'object' && part !== null && Object.keys(part).length > 0)
      .map(([name, part]) => [name, masked(part, secrets)]),
  )
}

/** A user name in a request; masked when it is a secret of the request too, because people type their password there. */
export const maskedName = (name: string, parts: RequestParts): string =>
  secretsOf(parts).has(name) ? mask : cutText(name)

type Secrets = ReadonlySet<string>

const secretsOf = ({ query, body }: RequestParts): Secrets => new Set(secretsIn([query, body], isSecret))

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

function masked(value: unknown, secrets: Secrets, depth = 0): unknown {
  if (typeof value === 'string') return maskedString(value, secrets, depth)
  if (typeof value === 'number') return secrets.has(String(value)) ? mask : value
  if (typeof value !== 'object' || value === null) return value
  if (depth === deepest) return '…'
  if (Array.isArray(value)) return value.map((item) => masked(item, secrets, depth + 1))
  return Object.fromEntries(
    Object.entries(value).map(([name, field]) => [
      maskedText(name),
      maskedField(name, field, secrets, depth + 1),
    ]),
  )
}

/** Any field may contain JSON, like `params` of a form (specification §7); unreadable content can't be masked. */
function maskedString(text: string, secrets: Secrets, depth: number): unknown {
  if (secrets.has(text)) return mask
  const nested = nestedJson(text)
  if (nested !== undefined) return masked(nested, secrets, depth)
  return mayHoldFields(text) ? unreadable : maskedText(text)
}

function maskedField(name: string, value: unknown, secrets: Secrets, depth: number): unknown {
  if (isSecret(name)) return mask
  if (phoneName.test(name)) return maskedPhones(value, secrets, depth)
  if (name === 'params' && typeof value === 'string' && nestedJson(value) === undefined) return unreadable
  return masked(value, secrets, depth)
}

function maskedPhones(value: unknown, secrets: Secrets, depth: number): unknown {
  if (typeof value === 'number') return maskedPhone(String(value))
  if (typeof value === 'string') {
    const shown = maskedString(value, secrets, depth)
    return typeof shown === 'string' && shown !== '' && ![mask, unreadable].includes(shown)
      ? maskedPhone(shown)
      : shown
  }
  if (typeof value !== 'object' || value === null) return value
  if (depth === deepest) return '…'
  if (Array.isArray(value)) return value.map((item) => maskedPhones(item, secrets, depth + 1))
  const fields = Object.entries(value)
  return Object.fromEntries(
    fields.map(([name, field]) => [
      maskedText(name),
      isSecret(name) ? mask : maskedPhones(field, secrets, depth + 1),
    ]),
  )
}

const unreadable = '(unreadable)'

/**
 * Most texts are short and have no assignment, so they contain no secret; checking that is cheaper than the patterns.
 */
const mayHoldSecret = (text: string): boolean => text.length >= 32 || /[=%]/.test(text)

const maskedText = (text: string): string => {
  if (!mayHoldSecret(text)) return text
  return text.replace(secretInText, `$1$2${mask}`).replace(phoneInText, '$1****').replace(chanceText, mask)
}
