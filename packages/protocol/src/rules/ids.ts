/** An id as the backend gives it out: opaque, kept in the form it came in (the specification gives ids no type). */
export type Id = number | string

/** Ids are compared as text: one call may send as a number what another sends as text. */
export const sameId = (one: Id | undefined, other: Id | undefined): boolean =>
  one !== undefined && other !== undefined && String(one) === String(other)
