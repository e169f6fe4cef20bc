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

export interface SchemaField {
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
export function valuesOf({ const: only, enum: some, anyOf = [] }: JsonSchema): string[] {
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
export function schemaInWords(schema: JsonSchema): string {
  if (schema.items) return `list of ${schemaInWords(schema.items)}s`
  const values = valuesOf(schema)
  const others = (schema.anyOf ?? []).filter((variant) => valuesOf(variant).length === 0)
  if (values.length > 0) return [`one of ${values.join(', ')}`, ...others.map(schemaInWords)].join(' or ')
  if (schema.anyOf) return schema.anyOf.map(schemaInWords).join(' or ')
  return words[schema.format ?? ''] ?? words[schema.type ?? 'object'] ?? 'anything'
}
