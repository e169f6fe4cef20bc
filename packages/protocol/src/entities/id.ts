import { type TSchema, Type } from 'typebox'

/** Marks the schema of an id, for code that treats ids specially. */
const idKey = 'x-id'

/** An id; the specification gives it no type. The demo company's are numbers (assumed), other backends' may be any text. */
export const Id = Type.Union([Type.Integer(), Type.String({ minLength: 1, maxLength: 64 })], {
  [idKey]: true,
})

/** Marks the schema of an address that contains an id, with the part before the id. */
const idAfterKey = 'x-id-after'

/** An address with an id in it, as a query value or a part of its path. */
export const AddressWithId = (after: string, description: string) =>
  Type.String({ [idAfterKey]: after, description })

/** What comes before the id in addresses of this schema; undefined for every other schema. */
export function beforeIdIn(schema: TSchema): string | undefined {
  const after: unknown = Reflect.get(schema, idAfterKey)
  return typeof after === 'string' ? after : undefined
}

export const isIdSchema = (schema: TSchema): boolean => idKey in schema
