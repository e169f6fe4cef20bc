import type { JsonSchema } from '@portal/protocol/assumptions/schema-fields'
import { beforeIdIn, isIdSchema } from '@portal/protocol/entities/id'

/** Transforms the values of each kind; lists and objects after their content. */
export interface Visitor {
  readonly id?: (value: unknown) => unknown
  readonly time?: (value: string) => unknown
  readonly flag?: (value: boolean) => unknown
  readonly number?: (value: number) => unknown
  readonly list?: (items: unknown[]) => unknown
  readonly object?: (fields: Fields) => unknown
}

export type Fields = Readonly<Record<string, unknown>>

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Deeper levels are unchanged, so that nothing can exhaust the stack. */
const deepest = 200

/** A value with its parts changed by the kinds that the schema gives them. What the schema lacks, or what does not fit it, stays. */
export const walkSchema = (schema: JsonSchema, value: unknown, visitor: Visitor): unknown =>
  walk(value, visitor, { schema, definitions: {}, depth: 0 })

interface Place {
  readonly schema: JsonSchema
  readonly definitions: Readonly<Record<string, JsonSchema>>
  readonly depth: number
}

function walk(value: unknown, visitor: Visitor, { schema, depth, ...place }: Place): unknown {
  if (depth === deepest) return value
  const definitions = { ...place.definitions, ...schema.$defs }
  const inside = (inner: JsonSchema, part: unknown) =>
    walk(part, visitor, { schema: inner, definitions, depth: depth + 1 })

  const target = schema.$ref === undefined ? undefined : definitions[schema.$ref]
  if (target) return inside(target, value)
  if (isIdSchema(schema)) return visitor.id ? visitor.id(value) : value
  const before = beforeIdIn(schema)
  if (before !== undefined) return visitor.id ? withIdAfter(before, value, visitor.id) : value
  const variant = schema.anyOf?.find((one) => fits(one, value))
  if (variant) return inside(variant, value)
  const { items, properties } = schema
  if (items && Array.isArray(value)) {
    const inner = value.map((item) => inside(items, item))
    return visitor.list ? visitor.list(inner) : inner
  }
  if (properties && isFields(value)) {
    const entries = Object.entries(value).map(([field, part]) => {
      const inner = Object.hasOwn(properties, field) ? properties[field] : undefined
      return [field, inner ? inside(inner, part) : part] as const
    })
    const fields = Object.fromEntries(entries)
    return visitor.object ? visitor.object(fields) : fields
  }
  return visitScalar(schema, value, visitor)
}

/** An address in which the id after `before` is changed; unchanged where there is none. */
function withIdAfter(before: string, address: unknown, change: (id: unknown) => unknown): unknown {
  if (typeof address !== 'string') return address
  const start = address.indexOf(before) + before.length
  const [id] = /^[\w-]+/.exec(address.slice(start)) ?? []
  if (!id || !address.includes(before)) return address
  const changed = change(/^\d{1,15}$/.test(id) ? Number(id) : id)
  return address.slice(0, start) + String(changed) + address.slice(start + id.length)
}

function visitScalar({ type, format }: JsonSchema, value: unknown, { time, flag, number }: Visitor): unknown {
  if (time && format === 'date-time' && typeof value === 'string') return time(value)
  if (flag && type === 'boolean' && typeof value === 'boolean') return flag(value)
  const isNumber = type === 'integer' || type === 'number'
  return number && isNumber && typeof value === 'number' ? number(value) : value
}

function fits({ type, items, properties, $ref }: JsonSchema, value: unknown): boolean {
  if (value === null || type === 'null') return value === null && type === 'null'
  if (Array.isArray(value)) return items !== undefined
  if (isFields(value)) return properties !== undefined || $ref !== undefined
  if (typeof value === 'number') return type === 'integer' || type === 'number'
  return type === typeof value
}
