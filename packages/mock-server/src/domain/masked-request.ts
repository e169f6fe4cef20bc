export const mask = '***'

/** Fields that hold passwords, codes or certificates; codes of systems, menus or organizations are none. */
export const secretName =
  /password|certificate|token|ticket|captcha|secret|(verif|sms|phone|auth|sso|login|one_?time).*code|^code$/i
/** The same inside of a text, as in an address with a query, which may be encoded once more. */
export const secretInText =
  /(?<=\b|%3F|%26)(\w*(?:password|certificate|token|ticket)\w*|code)(=|%3D)(?:(?<==)[^&\s"]+|(?<=%3D)(?:(?!%26)[^&\s"])+)/gi
/** What only chance makes: a certificate, wherever it stands. */
export const chanceText = /(?=[\w-]*\d)[\w-]{32,}/g

const longestText = 1000
const deepest = 12

export interface RequestParts {
  readonly query: unknown
  readonly body: unknown
}

/** What a request carried, fit to be shown: secrets are masked, long texts cut. Parts without values are left out. */
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
      return secretName.test(name) ? mask : maskedText(part)
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
  if (secretName.test(name)) return mask
  // JSON inside of a field, as a form carries it (specification §7); what cannot be read cannot be masked either.
  if (name === 'params' && typeof value === 'string') return masked(parsed(value), depth + 1)
  return masked(value, depth + 1)
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
  return cut.replace(secretInText, `$1$2${mask}`).replace(chanceText, mask)
}
