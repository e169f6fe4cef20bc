import type { TSchema } from 'typebox'

/** The same schema without additional fields, at any depth. */
export const closedSchema = (schema: TSchema): TSchema => closed(schema) as TSchema // a copy of it

function closed(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(closed)
  if (typeof node !== 'object' || node === null) return node
  // Non-enumerable properties count, too: refinements, and whether a field is optional.
  const copy: object = Object.create(Object.getPrototypeOf(node), Object.getOwnPropertyDescriptors(node))
  for (const [key, value] of Object.entries(node)) Reflect.set(copy, key, closed(value))
  if ('properties' in node && !('additionalProperties' in node))
    Reflect.set(copy, 'additionalProperties', false)
  return copy
}
