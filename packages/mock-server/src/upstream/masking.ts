import { createHash } from 'node:crypto'
import {
  chanceText,
  type IsSecret,
  phoneInText,
  phoneName,
  secretInText,
} from '@portal/protocol/rules/secret-names'
import { mask, maskedPhone } from '../domain/masking.ts'
import { deepest, nestedJson } from '../domain/secret-values.ts'

/** Writes values down without the secrets in them. */
export interface Mask {
  value(value: unknown): unknown
  text(text: string): string
}

type Leaf = (text: string) => string

/** A field in what looks like JSON but cannot be read as such. */
const fieldInText = /"([^"\\]*)"(\s*:\s*)(?:"(?:[^"\\]|\\.)*"?|[^\s,}\]]+)/g

/** A known secret that is shorter is masked where it is all of a value, not inside of one. */
const shortestInside = 6
/** Secrets that are searched inside of texts; a request has a few, and each is searched in every text. */
const mostInside = 50

/**
 * Masks fields with secret names and known secrets at any depth. Types stay: a text becomes `***`, a number 0, empty
 * stays empty. Long random texts become a mark that is the same for equal texts, so that ids still distinguish rows.
 */
export function maskOf(secrets: readonly string[], isSecret: IsSecret): Mask {
  const known = new Set(secrets.flatMap((secret) => [secret, encodeURIComponent(secret)]))
  const longestFirst = [...known]
    .filter(({ length }) => length >= shortestInside)
    .toSorted((a, b) => b.length - a.length)
    .slice(0, mostInside)

  const text = (plain: string): string => {
    if (known.has(plain)) return mask
    const nested = nestedJson(plain)
    if (nested !== undefined) return JSON.stringify(value(nested))
    return longestFirst
      .reduce((masked, secret) => masked.replaceAll(secret, mask), plain)
      .replace(fieldInText, (field, name, colon) => (isSecret(name) ? `"${name}"${colon}"${mask}"` : field))
      .replace(secretInText, `$1$2${mask}`)
      .replace(phoneInText, '$1****')
      .replace(chanceText, markOf)
  }
  /** @param leaf how the texts of a field are masked if its name requires it */
  const masked = (plain: unknown, leaf: Leaf | undefined, depth: number): unknown => {
    if (typeof plain === 'string') return leaf ? plain && leaf(plain) : text(plain)
    if (typeof plain === 'number') return leaf || known.has(String(plain)) ? 0 : plain
    if (typeof plain !== 'object' || plain === null) return plain
    if (depth === deepest) return '…'
    if (Array.isArray(plain)) return plain.map((item) => masked(item, leaf, depth + 1))
    const fields = Object.entries(plain)
    return Object.fromEntries(
      fields.map(([name, field]) => [text(name), masked(field, leaf ?? leafOf(name), depth + 1)]),
    )
  }
  const leafOf = (name: string): Leaf | undefined =>
    isSecret(name) ? () => mask : phoneName.test(name) ? maskedPhone : undefined
  const value = (plain: unknown) => masked(plain, undefined, 0)
  return { value, text }
}

/** A mark for a long random text that distinguishes it from others without revealing it. */
const markOf = (text: string) => mask + createHash('sha256').update(text).digest('hex').slice(0, 8)
