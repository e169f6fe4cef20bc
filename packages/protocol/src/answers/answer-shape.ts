/**
 * What an answer is made of, as few characters as possible, since browsers load it with every call: the schema library
 * stays out of them. `?` before a kind: null is a value of its own.
 */
export type AnswerShape = ScalarShape | ListShape | PageShape | ObjectShape

/** Text, number, time, day, id, yes or no as a boolean, yes or no as Y or N, anything; `self`: the object around it. */
export type ScalarKind = 'text' | 'number' | 'time' | 'day' | 'id' | 'boolean' | 'flag' | 'any' | 'self'
export type ScalarShape = ScalarKind | `?${ScalarKind}`
export type ListShape = readonly [AnswerShape]
/** One page of a list: the shape of a row, and of what comes beside the rows, such as sums. */
export type PageShape = readonly ['page', AnswerShape, ObjectShape]
/** Fields by name; a name that ends with `?` may be absent. The field `?` marks an object that may be null. */
export interface ObjectShape {
  readonly [field: string]: AnswerShape
}
