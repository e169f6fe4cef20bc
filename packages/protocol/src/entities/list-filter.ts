import { Type } from 'typebox'

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
  Type.Optional(Type.String({ maxLength: 64, description: `part of ${what}` }))

/** Rows whose field is one of a few words. */
export const OneOf = <const Word extends string>(words: readonly [...Word[]]) =>
  Type.Optional(Type.Enum(words))

export const Code = Type.Optional(Type.String({ maxLength: 64 }))

/** A day of the company, e.g. `2026-03-31`. */
export const DayFilter = (which: 'first' | 'last') =>
  Type.Optional(Type.String({ format: 'date', description: `${which} day, included` }))

/** Distributors see the rows of one of their business units or of all (specification §6). */
export const BusinessUnitFilter = Type.Optional(Type.Enum(['ceramic', 'bathroom', 'all']))
