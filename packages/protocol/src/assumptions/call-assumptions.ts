import type { Endpoint } from '../endpoint.ts'
import { shownValuesKey, sourceKey } from '../specified.ts'
import { type JsonSchema, schemaFields, schemaInWords, valuesOf } from './schema-fields.ts'

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
