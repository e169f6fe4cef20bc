import { type TProperties, type TSchema, Type } from 'typebox'
import { specified } from '../specified.ts'

/** Largest page size allowed (specification §7, §9: notice page rows 999999). */
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

/** Marks the schema of a page. */
const pageKey = 'x-page'

/** One page of a list; the shape is assumed. `total` counts all rows that match, `pages` all pages. */
export const PageOf = <Row extends TSchema>(row: Row) =>
  Type.Object(
    {
      records: Type.Array(row),
      total: Type.Integer({ minimum: 0 }),
      current: Type.Integer({ minimum: 1 }),
      size: Type.Integer({ minimum: 1 }),
      pages: Type.Integer({ minimum: 0 }),
    },
    { [pageKey]: true },
  )

/** Sums over the rows of all pages (assumed), for lists whose amounts people add up; a backend may leave them out. */
export const SummedPageOf = <Row extends TSchema, const Sums extends TProperties>(row: Row, sums: Sums) =>
  Type.Object({ ...PageOf(row).properties, sums: Type.Optional(Type.Object(sums)) }, { [pageKey]: true })

export const isPageSchema = (schema: TSchema): boolean => pageKey in schema

// One notation for all lists (assumed): conditions are fields of the query or body, named as the field of the row that
// they look at; days are days of the company.

/**
 * The field that a list is sorted by; a leading minus turns the order round. Rows that are equal in it come by their
 * number, so that pages never overlap.
 */
export const SortBy = <const Field extends string>(...fields: readonly Field[]) =>
  Type.Optional(
    Type.Enum(
      fields.flatMap((field) => [field, `-${field}` as const]),
      { description: 'with a leading minus: largest or newest first' },
    ),
  )

/** Rows whose field contains this text. */
export const PartOf = (what: string) =>
  Type.Optional(Type.String({ maxLength: 200, description: `part of ${what}` }))

/** Rows whose field is one of a few words. */
export const OneOf = <const Word extends string>(words: readonly [...Word[]]) =>
  Type.Optional(Type.Enum(words))

export const Code = Type.Optional(Type.String({ maxLength: 64 }))

/** A day of the company, e.g. `2026-03-31`. */
export const DayFilter = (which: 'first' | 'last') =>
  Type.Optional(Type.String({ format: 'date', description: `${which} day, included` }))

/** `own`: the rows that the figures of the user's home page count; without it all that the user may see (assumed). */
export const ScopeFilter = Type.Optional(Type.Enum(['own']))

/** Distributors see the rows of one of their business units or of all (specification §6). */
export const BusinessUnitFilter = Type.Optional(Type.Enum(['ceramic', 'bathroom', 'all']))
