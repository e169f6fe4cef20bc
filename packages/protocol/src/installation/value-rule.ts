import words from './expected-values.json' with { type: 'json' }

/** What a value of the configuration must be, in words; the shell has the same in each language. */
export const expectedInWords = words

export type ExpectedValue = keyof typeof expectedInWords

/** An invalid value: the path of its field, and what it must be. */
export interface ConfigProblem {
  readonly field: string
  readonly expected: ExpectedValue
  /** What the words have places for, each marked `{{name}}`. */
  readonly values?: Readonly<Record<string, string>>
}

/** The error, with the path of its field. */
export function problemInWords({ field, expected, values = {} }: ConfigProblem): string {
  const words = expectedInWords[expected].replace(
    /\{\{(\w+)\}\}/g,
    (place, name: string) => values[name] ?? place,
  )
  return `${field} ${words}`
}

/**
 * The compact form of a configuration schema for checks, since sign-in pages include it. A rule's keywords imply its
 * type: a `pattern` is for texts, a `minimum` for whole numbers.
 */
export interface ValueRule {
  readonly pattern?: string
  /** Comes with `maximum`. */
  readonly minimum?: number
  readonly maximum?: number
  readonly enum?: readonly unknown[]
  readonly anyOf?: readonly ValueRule[]
  readonly items?: ValueRule
  readonly minItems?: number
  readonly required?: readonly string[]
  /** An object has these names, those of the next rule, and remarks. */
  readonly properties?: Readonly<Record<string, ValueRule>>
  readonly patternProperties?: Readonly<Record<string, ValueRule>>
  readonly minProperties?: number
  /** What the value must be; without it what the value around it must be. */
  readonly expected?: ExpectedValue
  /** What a name must be that an object may not have. */
  readonly expectedName?: ExpectedValue
}

/** Names that every object may have: remarks of the people who write the file. */
export const remarkPattern = '^(\\$schema$|comment|x-)'

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const matches = (pattern: string, text: unknown) =>
  typeof text === 'string' && new RegExp(pattern, 'u').test(text)

/** Whether a value is right, apart from its content. */
function fits(rule: ValueRule, value: unknown): boolean {
  if (rule.pattern) return matches(rule.pattern, value)
  if (rule.minimum && rule.maximum)
    return Number.isInteger(value) && Number(value) >= rule.minimum && Number(value) <= rule.maximum
  if (rule.enum) return rule.enum.includes(value)
  if (rule.anyOf) return rule.anyOf.some((one) => problemsIn(one, value).length === 0)
  if (rule.items) return Array.isArray(value) && value.length >= (rule.minItems ?? 0)
  if (rule.properties || rule.patternProperties)
    return isRecord(value) && Object.keys(value).length >= (rule.minProperties ?? 0)
  return true
}

/** The rule for a name in an object; undefined when it may not have it. */
function ruleFor({ properties, patternProperties = {} }: ValueRule, name: string): ValueRule | undefined {
  if (properties && Object.hasOwn(properties, name)) return properties[name]
  const like = Object.keys(patternProperties).find((pattern) => matches(pattern, name))
  return like === undefined ? (matches(remarkPattern, name) ? {} : undefined) : patternProperties[like]
}

const limitsOf = ({ minimum, maximum }: ValueRule): Pick<ConfigProblem, 'values'> =>
  minimum && maximum ? { values: { minimum: `${minimum}`, maximum: `${maximum}` } } : {}

/** Everything that is wrong with a value; `field` is its path. */
export function problemsIn(
  rule: ValueRule,
  value: unknown,
  field = '',
  around: ExpectedValue = 'object',
): ConfigProblem[] {
  const { expected = around } = rule
  if (!fits(rule, value)) return [{ field: field || 'config.json', expected, ...limitsOf(rule) }]
  const inside = (one: ValueRule, name: string | number, part: unknown) =>
    problemsIn(one, part, (field && `${field}.`) + name, expected)
  const { items } = rule
  if (items && Array.isArray(value)) return value.flatMap((item, index) => inside(items, index, item))
  if (!isRecord(value) || !(rule.properties || rule.patternProperties)) return []
  const names = new Set([...(rule.required ?? []), ...Object.keys(value)])
  return [...names].flatMap((name) =>
    inside(ruleFor(rule, name) ?? { enum: [], expected: rule.expectedName ?? 'nothing' }, name, value[name]),
  )
}
