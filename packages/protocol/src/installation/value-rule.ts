/** What a value of the configuration must be, in words; the shell has the same in each language. */
export const expectedInWords = {
  text: 'must be a text that is not empty',
  words: 'must be a text, or texts by the languages en, zh, es and ja',
  color: 'must be a colour as #1890ff',
  base: 'must be empty, or an address without a slash at its end',
  folder: 'must be one word of letters, digits, - and _',
  childRoot:
    'must be one word of letters, digits, - and _ that begins no address of the portal, as login and api do',
  address: 'must be an address that starts with / or http',
  host: 'must be a list of hosts such as crm.example.com or crm.example.com:8443',
  fields: 'must be a list of names of fields',
  callPath:
    'must be a path that starts with /, has no empty, . or .. part, and has the same places in braces as the default',
  count: 'must be a whole number from {{minimum}} to {{maximum}}',
  flag: 'must be true or false',
  key: 'must be 16 plain characters',
  ownKey: 'must be a key of your own: the one of the demo is public',
  deployed: 'must be production or test in a portal that was built for production',
  environment: 'must be production, test or development',
  statusPage: 'must be administrators, everyone or off',
  pageHost: 'must be qiankun or iframe',
  permissions: 'must be a list of names of browser features such as camera or display-capture',
  roles: 'must name at least one role code for each page',
  pages: 'must be a list of pages, each with its system and menu code',
  layouts: 'must be a list of layouts, each with role codes and names of widgets',
  unit: 'must be ceramic or bathroom',
  entry:
    'is missing: name where this sub-app is loaded from, or take it out of the portal with "systems": {{systems}}',
  opened: 'must be the app of a system: no system opens it',
  object: 'must be a readable JSON object',
  nothing: 'is no field of the configuration',
} as const

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
