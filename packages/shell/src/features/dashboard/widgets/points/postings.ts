import type { PointPosting } from '@portal/protocol/entities/points'

/** Postings of one distributor: a call confirms those of one only. */
export interface Batch {
  readonly distributorCode: string
  readonly postingIds: readonly number[]
}

/** The chosen postings by distributor, in the order of the list. */
export function batches(
  postings: readonly Pick<PointPosting, 'postingId' | 'distributorCode'>[],
  chosen: ReadonlySet<number>,
): readonly Batch[] {
  const idsOf = new Map<string, number[]>()
  for (const { postingId, distributorCode } of postings) {
    if (!chosen.has(postingId)) continue
    idsOf.set(distributorCode, [...(idsOf.get(distributorCode) ?? []), postingId])
  }
  return [...idsOf].map(([distributorCode, postingIds]) => ({ distributorCode, postingIds }))
}

/** Points of the chosen postings together. */
export const chosenPoints = (
  postings: readonly Pick<PointPosting, 'postingId' | 'integral'>[],
  chosen: ReadonlySet<number>,
): number =>
  postings.reduce((sum, { postingId, integral }) => sum + (chosen.has(postingId) ? integral : 0), 0)
