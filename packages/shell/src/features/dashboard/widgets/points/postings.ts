import type { PointPosting } from '@portal/protocol/calls/points'
import type { Id } from '@portal/protocol/rules/ids'

/** Postings of one distributor: a call confirms those of one only. */
export interface Batch {
  readonly distributorCode: string
  readonly postingIds: readonly Id[]
  /** Points of these postings together. */
  readonly integral: number
}

/** The chosen postings by distributor, in the order of the list. */
export function batches(
  postings: readonly Pick<PointPosting, 'postingId' | 'distributorCode' | 'integral'>[],
  chosen: ReadonlySet<Id>,
): readonly Batch[] {
  const byDistributor = new Map<string, Batch>()
  for (const { postingId, distributorCode, integral } of postings) {
    if (!chosen.has(postingId)) continue
    const before = byDistributor.get(distributorCode)
    byDistributor.set(distributorCode, {
      distributorCode,
      postingIds: [...(before?.postingIds ?? []), postingId],
      integral: (before?.integral ?? 0) + integral,
    })
  }
  return [...byDistributor.values()]
}

/** Points of the chosen postings together. */
export const chosenPoints = (
  postings: readonly Pick<PointPosting, 'postingId' | 'integral'>[],
  chosen: ReadonlySet<Id>,
): number =>
  postings.reduce((sum, { postingId, integral }) => sum + (chosen.has(postingId) ? integral : 0), 0)
