import { type Static, type TOptional, type TSchema, type TUnsafe, Type } from 'typebox'
import type { BusinessUnit } from '../entities/business-unit.ts'
import { languages } from '../languages.ts'
import { type CallId, callIds, calls, type EndpointId, endpoints } from '../registry.ts'
import { everyUnit } from '../rules/business-units.ts'
import type { LocalizedText } from './localized-text.ts'
import { mappingDefaults } from './mappings.ts'
import { type ExpectedValue, remarkPattern } from './value-rule.ts'

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

/** The parts of a path that a call fills, e.g. `systemCode`. */
const placesOf = (path: string): string[] =>
  [...path.matchAll(/\{(\w+)\}/g)].flatMap(([, name]) => name ?? [])

/** What may replace a path: an absolute one with the same places, which browsers don't resolve to another. */
function pathPattern(path: string): string {
  const places = placesOf(path)
  const each = places.map((name) => `(?=.*\\{${name}\\})`).join('')
  const braced = places.length > 0 ? `|\\{(?:${places.join('|')})\\}` : ''
  return `^/(?!/)(?!.*//)(?!.*/(?:\\.|%2[eE]){1,2}(?:/|$))${each}(?:[^\\s{}?#]${braced})+$`
}

type CallPathSchemas = {
  readonly [Id in CallId]: TOptional<TUnsafe<Id extends EndpointId ? string : string | null>>
}

/** One schema for each call; a backend may lack those that the specification does not list. */
export const callPathSchemas = Object.fromEntries(
  callIds.map((id) => {
    const { path } = calls[id]
    const own = Type.String({ pattern: pathPattern(path) })
    const schema = id in endpoints ? own : { anyOf: [own, { enum: [null] }] }
    return [id, Type.Optional(Type.Unsafe({ ...schema, expected: 'callPath', default: path }))]
  }),
) as CallPathSchemas // the ids of the registry, by the line above

const unit = Type.Unsafe<BusinessUnit>(Type.Enum([...everyUnit], { expected: 'unit' }))

/** What the specification leaves open about a backend; `mappings.ts` has the defaults and reads them. */
export const mappings = Type.Object(
  {
    businessUnits: Type.Optional(
      recordOf('\\S', unit, {
        expected: 'unit',
        expectedName: 'text',
        description:
          'the business unit of each spelling in `salesOrgBusinessType` and in lists, in any case; `ceramic` and `bathroom` ' +
          'need none (specification §9 shows no spelling)',
        examples: [{ TILES: 'ceramic', 卫浴: 'bathroom' }],
      }),
    ),
    departmentUnits: Type.Optional(
      recordOf('\\S', unit, {
        expected: 'unit',
        expectedName: 'text',
        description:
          'the business unit of each department, by its code in any case; without it one whose code is a spelling of the unit (assumed)',
        examples: [{ SYB01: 'ceramic' }],
      }),
    ),
    noticeSystem: Type.Optional(
      text({
        description: 'the system whose notices are asked for, as `messFromSystem` (specification §7)',
        default: mappingDefaults.noticeSystem,
        examples: ['PORTAL'],
      }),
    ),
    errorMessageFields: Type.Optional(
      Type.Array(text(), {
        minItems: 1,
        expected: 'fields',
        description: 'fields of an error body that may hold its message, the first that holds a text counts',
        default: [...mappingDefaults.errorMessageFields],
        examples: [['msg', 'errorMessage']],
      }),
    ),
  },
  { ...closed, description: 'how this backend writes what the specification leaves open' },
)

/** First path segments of the portal and of what is served beside it, which sub-apps can't use. */
const taken = [
  ...['login', 'reset_password', 'auth-redirect', 'dashboard', '404', '401', 'redirect'],
  ...['notification', 'announcement', 'approvals', 'profile'],
  ...[
    'api',
    '__portal',
    'assets',
    'sub-apps',
    'services',
    'docs',
    'healthz',
    'readyz',
    'metrics',
    'sso-provider',
  ],
  '__health',
]

/** What the first part of the address of every sub-app may be. */
export const childRootPattern = `^(?!(${taken.join('|')})$)[\\w\\-]+$`
