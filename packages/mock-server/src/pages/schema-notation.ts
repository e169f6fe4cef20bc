import type { TSchema } from 'typebox'

/** What a schema may hold of what is told; every one of the control API is made of these. */
interface Parts {
  readonly type?: string
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly anyOf?: readonly TSchema[]
  readonly items?: TSchema
  readonly properties?: Readonly<Record<string, TSchema>>
  readonly required?: readonly string[]
}

/** A schema in the notation of TypeScript, on one line. */
export function notationOf(schema: TSchema): string {
  const parts: Parts = schema
  if (parts.const !== undefined) return JSON.stringify(parts.const)
  if (parts.enum) return parts.enum.map((value) => JSON.stringify(value)).join(' | ')
  if (parts.anyOf) return parts.anyOf.map(notationOf).join(' | ')
  if (parts.items) return `[${notationOf(parts.items)}, …]`
  if (parts.properties) return fieldsOf(parts.properties, parts.required ?? [])
  return parts.type ?? 'anything'
}

function fieldsOf(properties: Readonly<Record<string, TSchema>>, required: readonly string[]): string {
  const fields = Object.entries(properties).map(
    ([name, field]) => `${name}${required.includes(name) ? '' : '?'}: ${notationOf(field)}`,
  )
  return `{ ${fields.join(', ')} }`
}
