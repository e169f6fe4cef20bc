import { setImmediate } from 'node:timers/promises'
import { collectGarbage } from '../engines/shared-clients.ts'
import { withLargeCache } from '../engines/sqlite.ts'
import type { Prisma, PrismaClient } from '../generated/client.ts'
import type { OnProgress } from '../progress.ts'
import { DryRun } from '../progress.ts'
import { Interrupted, StoreError } from '../store-error.ts'
import type { World } from '../worlds/world.ts'

export interface SeedOptions<Given = object> {
  readonly count: number
  /** The seed of generated values; the world's own by default. */
  readonly seed?: string
  readonly onProgress?: OnProgress
  /** Ends the job before its next chunk: nothing of it is kept then. */
  readonly signal?: AbortSignal
  /** Creates the rows and rolls back: the result is known, and nothing has changed. */
  readonly dryRun?: boolean
  /** Fields that are the same in all generated rows. */
  readonly given?: Given
}

interface Job {
  readonly task: string
  readonly count: number
  readonly onProgress?: OnProgress | undefined
  readonly signal?: AbortSignal | undefined
  readonly dryRun?: boolean | undefined
  /** Rows that are generated and written at once. */
  readonly chunkSize?: number
}

/** What a job made: how many rows, and the first of them. */
export interface Made<Row> {
  readonly count: number
  readonly rows: readonly Row[]
}

/** Rows that are reported; all of a million would fill the memory. */
const mostReported = 1000

/** Rows after which what they were made of is collected: it costs 3 % of the time. */
const collectedTogether = 20_000

/** The longest that a transaction may take. */
const longestMs = 86_400_000

/**
 * Runs a long job in one transaction, some hundred rows at a time. `write` creates `size` rows after those already
 * `done`, and returns them; the job ends early when no more can be created.
 * @throws {StoreError} for a count outside 1 to 1,000,000, and when interrupted
 */
export async function inChunks<Row>(
  db: PrismaClient,
  { task, count, onProgress, signal, dryRun = false, chunkSize = 500 }: Job,
  write: (tx: Prisma.TransactionClient, size: number, done: number) => Promise<readonly Row[]>,
): Promise<Made<Row>> {
  if (!Number.isInteger(count) || count < 1 || count > 1_000_000) {
    throw new StoreError(`${count} ${task} cannot be made; expected a whole number from 1 to 1000000`)
  }
  const rows: Row[] = []
  let done = 0
  const writeAll = async (tx: Prisma.TransactionClient) => {
    while (done < count) {
      if (signal?.aborted) throw new Interrupted(`Interrupted: none of the ${count} ${task} was added`)
      const made = await write(tx, Math.min(chunkSize, count - done), done)
      if (made.length === 0) break
      done += made.length
      rows.push(...made.slice(0, mostReported - rows.length))
      onProgress?.({ task, done, total: count })
      await setImmediate() // yields for signals between chunks
      if (Math.floor(done / collectedTogether) > Math.floor((done - made.length) / collectedTogether))
        collectGarbage()
    }
    if (dryRun) throw new DryRun()
  }
  await withLargeCache(db, () => db.$transaction(writeAll, { timeout: longestMs })).catch(
    (error: unknown) => {
      if (!(error instanceof DryRun)) throw error
    },
  )
  return { count: done, rows }
}

/** `size` numbers that follow the largest id of a table. */
export const numbersAfter = (largest: number | null, size: number): number[] =>
  Array.from({ length: size }, (_, index) => (largest ?? 0) + 1 + index)

/** Rows with the same ids, reassigned in order of a time: numbers increase with it, as people expect. */
export function numberedByTime<Row extends { readonly id: number }>(
  rows: readonly Row[],
  timeOf: (row: Row) => Date,
): Row[] {
  const ids = rows.map(({ id }) => id).toSorted((one, other) => one - other)
  return rows
    .toSorted((one, other) => timeOf(one).getTime() - timeOf(other).getTime())
    .map((row, index) => ({ ...row, id: ids[index] ?? row.id }))
}

/** How much is written, from which seed, and the time that its dates count from. */
export type WriteJob<Given = object> = Omit<Job, 'task'> & {
  readonly seed: string
  readonly now: Date
  readonly given?: Given | undefined
}

/** Seeds a world with what `write` writes into any database: by default from the world's own seed. */
export const seederOf =
  <Result, Given>(write: (db: PrismaClient, job: WriteJob<Given>) => Promise<Result>) =>
  (world: World, { seed = world.settings.seed, ...options }: SeedOptions<Given>): Promise<Result> =>
    write(world.db, { ...options, seed, now: world.now() })
