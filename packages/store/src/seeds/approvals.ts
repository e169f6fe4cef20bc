import type { PrismaClient } from '../generated/client.ts'
import { approval, insertApprovals } from './approval-cases.ts'
import { readApprovers } from './approvers.ts'
import { inChunks, numbersAfter, seederOf, type WriteJob } from './in-chunks.ts'
import { openCases } from './open-cases.ts'

/** The approvals of a new world are one chunk, so that their numbers follow the time at which they began. */
const chunkSize = 1000

/**
 * Adds approvals of orders, projects and contracts that have none yet, with people of the company as approvers.
 * @returns the created rows, fewer than requested when nothing is left to approve
 */
export async function writeApprovals(db: PrismaClient, { seed, now, ...job }: WriteJob) {
  const approvers = await readApprovers(db)
  return inChunks(db, { task: 'approvals', chunkSize, ...job }, async (tx, size) => {
    const { _max } = await tx.approvalProcess.aggregate({ _max: { id: true } })
    const cases = (await openCases(tx, size)).toSorted(
      (one, other) => one.since.getTime() - other.since.getTime(),
    )
    const ids = numbersAfter(_max.id, cases.length)
    const made = cases.flatMap((given, index) => {
      const place = approvers.placeOf(given)
      const id = ids[index]
      if (!place || id === undefined) return []
      const applicantId = given.createdById ?? approvers.applicantOf(given, place)
      if (applicantId === undefined) return []
      const started = approval(seed, id, { ...given, applicantId }, place, now)
      return started ? [started] : []
    })
    await insertApprovals(tx, made)
    return made.map(({ process: { processNo, title } }) => ({ processNo, title }))
  })
}

export const seedApprovals = seederOf(writeApprovals)
