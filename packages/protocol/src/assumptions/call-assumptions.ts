import type { Endpoint } from '../endpoint.ts'
import { shownValuesKey, sourceKey } from '../specified.ts'

/** JSON Schema as far as the calls use it; TypeBox schemas are that. */
export interface JsonSchema {
  readonly type?: string
  readonly format?: string
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly anyOf?: readonly JsonSchema[]
  readonly items?: JsonSchema
  readonly patternProperties?: Readonly<Record<string, JsonSchema>>
  readonly properties?: Readonly<Record<string, JsonSchema>>
  readonly required?: readonly string[] | undefined
  readonly $ref?: string
  readonly $defs?: Readonly<Record<string, JsonSchema>>
  readonly [sourceKey]?: string
  readonly [shownValuesKey]?: readonly string[]
}

interface SchemaField {
  /** Its place, e.g. `records[].orderNo`. */
  readonly name: string
  readonly schema: JsonSchema
}

/** Every field of a schema, containers before their content; a recursive one is visited once. */
export function schemaFields(
  schema: JsonSchema,
  place = '',
  definitions = schema.$defs ?? {},
): SchemaField[] {
  if (schema.$ref !== undefined) {
    const { [schema.$ref]: target, ...others } = definitions
    return target ? schemaFields(target, place, others) : []
  }
  if (schema.anyOf) return schema.anyOf.flatMap((variant) => schemaFields(variant, place, definitions))
  if (schema.items) {
    const { items } = schema
    return schemaFields(items, `${place}[]`, { ...definitions, ...items.$defs })
  }
  return Object.entries(schema.properties ?? {}).flatMap(([key, field]) => {
    const name = place ? `${place}.${key}` : key
    return [{ name, schema: field }, ...schemaFields(field, name, { ...definitions, ...field.$defs })]
  })
}

/** The possible values of a field; none when it may have any. */
function valuesOf({ const: only, enum: some, anyOf = [] }: JsonSchema): string[] {
  return [...(only === undefined ? [] : [only]), ...(some ?? []), ...anyOf.flatMap(valuesOf)].map(String)
}

const words: Readonly<Record<string, string>> = {
  string: 'text',
  integer: 'whole number',
  number: 'number',
  boolean: 'true or false',
  null: 'null',
  object: 'object',
  'date-time': 'date and time, ISO 8601',
  date: 'day such as 2026-03-31',
}

/** What a schema admits, in a few words, e.g. `list of whole numbers`. */
function schemaInWords(schema: JsonSchema): string {
  if (schema.items) return `list of ${schemaInWords(schema.items)}s`
  const values = valuesOf(schema)
  const others = (schema.anyOf ?? []).filter((variant) => valuesOf(variant).length === 0)
  if (values.length > 0) return [`one of ${values.join(', ')}`, ...others.map(schemaInWords)].join(' or ')
  if (schema.anyOf) return schema.anyOf.map(schemaInWords).join(' or ')
  return words[schema.format ?? ''] ?? words[schema.type ?? 'object'] ?? 'anything'
}

const parts = ['pathParams', 'query', 'body', 'data'] as const
type Part = (typeof parts)[number]

/** One thing about a call that the specification does not show. */
export interface CallAssumption {
  readonly part: 'address' | 'encoding' | Part
  /** Place of a field in its part; absent when the part as a whole is meant. */
  readonly field?: string
  /** `name`: the specification shows no such field here; `values`: it does, but not its values. */
  readonly unknown: 'name' | 'values'
  /** What was chosen. */
  readonly choice: string
  /** Where the specification shows a field of that name elsewhere, e.g. `§3 Notice`. */
  readonly shownIn?: string
}

/** Everything about a call that the specification does not show, from its address to the last field of its answer. */
export function assumptionsOf(call: Endpoint): CallAssumption[] {
  const { provenance, method, path } = call
  const address = { part: 'address', unknown: 'name', choice: `${method} ${path}` } as const
  const encoding = { part: 'encoding', unknown: 'name', choice: call.encoding } as const
  return [
    ...(provenance.path === 'documented' ? [] : [address]),
    ...(encodingIsShown(call) ? [] : [encoding]),
    ...parts.flatMap((part) => partAssumptions(call, part)),
  ]
}

/** A GET can only carry values in its address; for other methods the specification must say so. */
export const encodingIsShown = ({ method, provenance }: Endpoint) =>
  method === 'GET' || provenance.encoding === 'documented'

function partAssumptions(call: Endpoint, part: Part): CallAssumption[] {
  const schema: JsonSchema | undefined = call[part]
  if (!schema || (part === 'data' && call.answer === 'redirect')) return []
  const isShown = call.provenance[part] === 'documented'
  const fields = schemaFields(schema).flatMap((field): CallAssumption[] => {
    const source = field.schema[sourceKey]
    const common = { part, field: field.name, choice: schemaInWords(field.schema) }
    const elsewhere = source?.startsWith('§3') ? { shownIn: source } : {}
    if (!isShown || source === undefined) return [{ ...common, ...elsewhere, unknown: 'name' }]
    const choice = assumedValues(field.schema)
    return choice === '' ? [] : [{ ...common, choice, unknown: 'values' }]
  })
  const isWhole = part === 'data' || fields.length === 0
  const whole = { part, unknown: 'name', choice: wholeInWords(schema) } as const
  return [...(!isShown && isWhole ? [whole] : []), ...fields]
}

const wholeInWords = (schema: JsonSchema) =>
  schema.properties && Object.keys(schema.properties).length === 0 ? 'no values' : schemaInWords(schema)

/** The values and formats of a shown field that are not shown themselves, in words; empty when there are none. */
export function assumedValues(schema: JsonSchema): string {
  const shown = schema[shownValuesKey] ?? []
  const values = valuesOf(schema).filter((value) => !shown.includes(value))
  const mayBeNull = schema.anyOf?.some(({ type }) => type === 'null') ? ['null'] : []
  const format = schema.format === undefined ? [] : [schemaInWords(schema)]
  return [...values, ...mayBeNull, ...format].join(', ')
}
