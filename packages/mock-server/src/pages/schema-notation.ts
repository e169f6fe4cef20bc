import type { JsonSchema } from '@portal/protocol/assumptions/schema-fields'

/** A schema in the notation of TypeScript, on one line. */
export function notationOf(schema: JsonSchema): string {
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ')
  if (schema.anyOf) return schema.anyOf.map(notationOf).join(' | ')
  if (schema.items) return `[${notationOf(schema.items)}, …]`
  if (schema.properties) return fieldsOf(schema.properties, schema.required ?? [])
  return schema.type ?? 'anything'
}

function fieldsOf(properties: Readonly<Record<string, JsonSchema>>, required: readonly string[]): string {
  const fields = Object.entries(properties).map(
    ([name, field]) => `${name}${required.includes(name) ? '' : '?'}: ${notationOf(field)}`,
  )
  return `{ ${fields.join(', ')} }`
}
