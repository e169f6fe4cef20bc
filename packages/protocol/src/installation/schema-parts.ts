import { type Static, type TSchema, Type } from 'typebox'
import { languages } from '../languages.ts'
import type { ExpectedValue } from './expected-values.ts'
import type { LocalizedText } from './localized-text.ts'
import { remarkPattern } from './value-rule.ts'

/** What docs/configuration.md shows of a key besides its type. */
interface About {
  readonly description: string
  /** The default, where it is a value. */
  readonly default?: unknown
  readonly examples: readonly [unknown, ...unknown[]]
}

export const text = (about?: About) => Type.String({ pattern: '\\S', expected: 'text', ...about })
export const matching = (expected: ExpectedValue, pattern: string, about?: About) =>
  Type.String({ pattern, expected, ...about })
export const address = (about: About) => matching('address', '^(https?:/)?/[^\\s/]\\S*$', about)
export const base = (about: About) => matching('base', '^((https?:/)?/[^\\s/](\\S*[^\\s/])?)?$', about)
/** Objects have the names of their schema, and remarks. */
export const closed = { additionalProperties: false, patternProperties: { [remarkPattern]: {} } } as const

/** Parts of one kind by names of the installation's choice. */
export const recordOf = <Part extends TSchema>(names: string, part: Part, more: object) =>
  Type.Unsafe<Record<string, Static<Part>>>({
    type: 'object',
    additionalProperties: false,
    patternProperties: { [names]: part, [remarkPattern]: {} },
    ...more,
  })

/** A text that people read: one for all languages, or one for each of some. */
export const words = (about: About) => {
  const languagesOf = Object.fromEntries(languages.map((language) => [language, Type.Optional(text())]))
  const each = Type.Object(languagesOf, { ...closed, minProperties: 1 })
  return Type.Unsafe<LocalizedText>(Type.Union([text(), each], { expected: 'words', ...about }))
}
export const count = (minimum: number, maximum: number, about: About) =>
  Type.Integer({ minimum, maximum, expected: 'count', ...about })
export const flag = (about: About) => Type.Boolean({ expected: 'flag', ...about })
