import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openStore } from '@portal/store/store'

/** A world of one data folder. */
export interface Place {
  readonly dataDir: string
  readonly world: string
}

/** Worlds that are used at the same time, so that starts and kills of several servers overlap. */
const lanes = ['first', 'second', 'third', 'fourth']

/** A data folder for one test, with the template of its worlds ready. */
export async function inDataFolder(work: (dataDir: string) => Promise<void>): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'portal-resilience-'))
  try {
    const store = await openStore({ dataDir })
    await store.makeWorld('main').finally(() => store.close())
    await work(dataDir)
  } finally {
    await rm(dataDir, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 })
  }
}

/** Does numbered rounds of some work, spread over worlds of one data folder; a world's rounds follow one another. */
export const inLanes = (
  rounds: number,
  work: (place: Place, numbers: readonly number[]) => Promise<void>,
): Promise<void> =>
  inDataFolder(async (dataDir) => {
    const all = Array.from({ length: rounds }, (_, round) => round)
    const shares = lanes.map((world, lane) =>
      work(
        { dataDir, world },
        all.filter((round) => round % lanes.length === lane),
      ),
    )
    const ends = await Promise.allSettled(shares)
    for (const end of ends) if (end.status === 'rejected') throw end.reason
  })
