import { type TSchema, Type } from 'typebox'
import { specified } from '../specified.ts'

/** Largest page that may be asked for (specification §7, §9: notice page rows 999999). */
export const maxPageSize = 999_999

/** Paging by query `current` (from 1) and `size` (specification §7). */
export const PageQuery = Type.Object(
  specified('§7', {
    current: Type.Optional(Type.Integer({ minimum: 1 })),
    size: Type.Optional(Type.Integer({ minimum: 1, maximum: maxPageSize })),
  }),
)

/** Paging by `pageIndex` (from 1) and `pageRows` (specification §7, §9); the envelope's `count` is the total (assumed). */
export const PageRows = Type.Object({
  pageIndex: Type.Optional(Type.Integer({ minimum: 1 })),
  pageRows: Type.Optional(Type.Integer({ minimum: 1, maximum: maxPageSize })),
})

/** One page of a list; the shape is assumed. `total` counts all rows that match, `pages` all pages. */
export const PageOf = <Row extends TSchema>(row: Row) =>
  Type.Object({
    records: Type.Array(row),
    total: Type.Integer({ minimum: 0 }),
    current: Type.Integer({ minimum: 1 }),
    size: Type.Integer({ minimum: 1 }),
    pages: Type.Integer({ minimum: 0 }),
  })
