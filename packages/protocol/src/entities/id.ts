import { type TSchema, Type } from 'typebox'

/** Marks the schema of an id, for all that treats ids in a way of their own. */
const idKey = 'x-id'

/** An id; the specification gives it no type. The demo company's are numbers (assumed), other backends' may be any text. */
export const Id = Type.Union([Type.Integer(), Type.String({ minLength: 1, maxLength: 64 })], {
  [idKey]: true,
})

export const isIdSchema = (schema: TSchema): boolean => idKey in schema
