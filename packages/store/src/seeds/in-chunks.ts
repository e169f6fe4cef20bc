import { withLargeCache } from '../engines/sqlite.ts'
import type { Prisma, PrismaClient } from '../generated/client.ts'
import type { OnProgress } from '../progress.ts'
import { StoreError } from '../store-error.ts'
import type { World } from '../worlds/world.ts'

export interface SeedOptions {
  readonly count: number
  /** What is generated follows from it; the world's own by default. */
  readonly seed?: string
  readonly onProgress?: OnProgress
}

interface Job {
  readonly task: string
  readonly count: number
  readonly onProgress?: OnProgress | undefined
  /** Rows of one transaction. */
  readonly chunkSize?: number
}

/**
 * Does a long job in transactions of some hundred rows: what is done stays done, and other processes get their turn.
 * `write` makes `size` rows and returns them; it numbers them itself, inside the transaction, after what exists. The job
 * ends early when no more can be made.
 * @throws {StoreError} when the count is no whole number from 1 to 1,000,000
 */
export async function inChunks<Row>(
  db: PrismaClient,
  { task, count, onProgress, chunkSize = 500 }: Job,
  write: (tx: Prisma.TransactionClient, size: number) => Promise<readonly Row[]>,
): Promise<Row[]> {
  if (!Number.isInteger(count) || count < 1 || count > 1_000_000) {
    throw new StoreError(`${count} ${task} cannot be made; expected a whole number from 1 to 1000000`)
  }
  const rows: Row[] = []
  await withLargeCache(db, async () => {
    while (rows.length < count) {
      const size = Math.min(chunkSize, count - rows.length)
      const made = await db.$transaction((tx) => write(tx, size))
      if (made.length === 0) break
      for (const row of made) rows.push(row)
      onProgress?.({ task, done: rows.length, total: count })
    }
  })
  return rows
}

/** `size` numbers that follow the largest id of a table. */
export const numbersAfter = (largest: number | null, size: number): number[] =>
  Array.from({ length: size }, (_, index) => (largest ?? 0) + 1 + index)

/** How much is written, from which seed, and the time that its dates count from. */
export type WriteJob = Omit<Job, 'task'> & { readonly seed: string; readonly now: Date }

/** Seeds a world with what `write` writes into any database: by default from the world's own seed. */
export const seederOf =
  <Made>(write: (db: PrismaClient, job: WriteJob) => Promise<Made>) =>
  (world: World, { count, seed = world.settings.seed, onProgress }: SeedOptions): Promise<Made> =>
    write(world.db, { count, onProgress, seed, now: world.now() })
