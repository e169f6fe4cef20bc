import type { ConfigProblem, ExpectedValue } from './expected-values.ts'

/** The part of JSON Schema that the configuration is written in, with the texts that name a problem. */
export interface ValueRule {
  readonly type?: 'object' | 'array' | 'string' | 'integer' | 'boolean'
  readonly enum?: readonly unknown[]
  readonly anyOf?: readonly ValueRule[]
  readonly pattern?: string
  readonly minimum?: number
  readonly minItems?: number
  readonly minProperties?: number
  readonly items?: ValueRule
  readonly required?: readonly string[]
  readonly properties?: Readonly<Record<string, ValueRule>>
  readonly patternProperties?: Readonly<Record<string, ValueRule>>
  readonly additionalProperties?: boolean
  /** What the value must be; without it what the value around it must be. */
  readonly expected?: ExpectedValue
  /** What a name must be that has no rule. */
  readonly expectedName?: ExpectedValue
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isOfType: Readonly<Record<NonNullable<ValueRule['type']>, (value: unknown) => boolean>> = {
  object: isRecord,
  array: Array.isArray,
  string: (value) => typeof value === 'string',
  integer: Number.isInteger,
  boolean: (value) => typeof value === 'boolean',
}

const matches = (pattern: string, text: string) => new RegExp(pattern, 'u').test(text)

const own = (rules: ValueRule['properties'], name: string) =>
  rules && Object.hasOwn(rules, name) ? rules[name] : undefined

/** Everything that is wrong with a value; `field` is its path. */
export function problemsIn(
  rule: ValueRule,
  value: unknown,
  field = '',
  around: ExpectedValue = 'object',
): ConfigProblem[] {
  const expected = rule.expected ?? around
  const inside = (one: ValueRule, name: string | number, part: unknown) =>
    problemsIn(one, part, field ? `${field}.${name}` : `${name}`, expected)
  const holds =
    (!rule.type || isOfType[rule.type](value)) &&
    (!rule.enum || rule.enum.includes(value)) &&
    (!rule.anyOf || rule.anyOf.some((one) => problemsIn(one, value).length === 0)) &&
    (typeof value !== 'string' || !rule.pattern || matches(rule.pattern, value)) &&
    (typeof value !== 'number' || value >= (rule.minimum ?? value)) &&
    (!Array.isArray(value) || value.length >= (rule.minItems ?? 0)) &&
    (!isRecord(value) || Object.keys(value).length >= (rule.minProperties ?? 0))
  if (!holds) return [{ field: field || 'config.json', expected }]

  if (Array.isArray(value)) {
    const { items } = rule
    return items ? value.flatMap((item, index) => inside(items, index, item)) : []
  }
  if (!isRecord(value)) return []
  const names = new Set([...(rule.required ?? []), ...Object.keys(value)])
  return [...names].flatMap((name) => {
    const named = own(rule.properties, name)
    if (named) return inside(named, name, value[name])
    const likes = Object.entries(rule.patternProperties ?? {}).filter(([pattern]) => matches(pattern, name))
    if (likes.length > 0) return likes.flatMap(([, like]) => inside(like, name, value[name]))
    return rule.additionalProperties === false
      ? inside({ enum: [], expected: rule.expectedName ?? 'nothing' }, name, value[name])
      : []
  })
}
