import type { BusinessUnit } from '../generated/client.ts'

/** A person who may do a step of an approval. */
export interface Candidate {
  readonly id: number
  /** Those of the departments; null is a department of all units. */
  readonly units: readonly (BusinessUnit | null)[]
}

interface Approved {
  readonly applicantId: number
  /** The people who have the sales of the distributor that it is about. */
  readonly ownerIds: readonly number[]
  /** Null where it is about none. */
  readonly businessUnit: BusinessUnit | null
}

/**
 * Who of the candidates a step is given to, never the applicant: the owners of the distributor that are among them, else
 * those of the business unit, else all (assumed).
 */
export function decidersOf(
  candidates: readonly Candidate[],
  { applicantId, ownerIds, businessUnit }: Approved,
): readonly number[] {
  const others = candidates.filter(({ id }) => id !== applicantId)
  const owners = others.filter(({ id }) => ownerIds.includes(id))
  const ofUnit = others.filter(({ units }) => businessUnit !== null && units.includes(businessUnit))
  return ([owners, ofUnit].find(({ length }) => length > 0) ?? others).map(({ id }) => id)
}
