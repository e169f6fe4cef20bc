import { isIdSchema } from '@portal/protocol/entities/id'
import type { Id } from '@portal/protocol/rules/ids'
import type { TSchema } from 'typebox'
import { decodeId } from '../domain/id-codec.ts'

/** The input of a call as handlers get it: ids are the numbers of rows. */
export type RowInput<Input> = [Id] extends [Input]
  ? number
  : Input extends readonly (infer Item)[]
    ? RowInput<Item>[]
    : Input extends object
      ? { [Name in keyof Input]: RowInput<Exclude<Input[Name], undefined>> }
      : Input

/** The number of no row. */
const noRow = 0
const largestRow = 2_147_483_647

/** The row that an id names, in whichever form it was given out; what names none gives the number of no row. */
export function rowIdOf(id: unknown): number {
  const row = typeof id === 'string' && /^\d{1,10}$/.test(id) ? Number(id) : decodeId(id)
  return typeof row === 'number' && Number.isInteger(row) && row > 0 && row <= largestRow ? row : noRow
}

/** Checked input with its ids as numbers of rows; ids lie in fields, or in lists in fields. */
export function withRowIds(schema: TSchema, input: unknown): unknown {
  const { properties = {} } = schema as { properties?: Readonly<Record<string, TSchema>> } // JSON Schema
  if (typeof input !== 'object' || input === null) return input
  const read = ([name, value]: [string, unknown]) => {
    const field = Object.hasOwn(properties, name) ? properties[name] : undefined
    const { items } = (field ?? {}) as { items?: TSchema } // JSON Schema
    if (field && isIdSchema(field)) return [name, rowIdOf(value)] as const
    if (items && isIdSchema(items) && Array.isArray(value)) return [name, value.map(rowIdOf)] as const
    return [name, value] as const
  }
  return Object.fromEntries(Object.entries(input).map(read))
}
