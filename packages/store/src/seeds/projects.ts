import { insertRows } from '../engines/insert-rows.ts'
import type { PrismaClient } from '../generated/client.ts'
import { contract, project } from '../generators/projects.ts'
import { StoreError } from '../store-error.ts'
import { inChunks, numbersAfter } from './in-chunks.ts'
import { seederOf, type WriteJob } from './write-job.ts'

/** Adds building projects of the distributors, those that are signed with their contract. @returns what was made */
export async function writeProjects(db: PrismaClient, { seed, now, ...job }: WriteJob) {
  const rows = await db.distributorSaleArea.findMany({
    include: { distributor: true },
    orderBy: { id: 'asc' },
  })
  const areas = rows.map(({ distributor, ...area }) => ({ ...area, city: distributor.city }))
  if (areas.length === 0) throw new StoreError('Projects need distributors with sale areas')
  return inChunks(db, { task: 'projects', ...job }, async (tx, size) => {
    const { _max } = await tx.project.aggregate({ _max: { id: true } })
    const made = numbersAfter(_max.id, size).map((number) => project(seed, number, areas, now))
    const signed = made.filter(({ stage }) => stage === 'signed')
    await insertRows(tx, 'Project', made)
    await insertRows(
      tx,
      'Contract',
      signed.map((one) => contract(seed, one, now)),
    )
    return made.map(({ projectNo, name }) => ({ projectNo, name }))
  })
}

export const seedProjects = seederOf(writeProjects)
