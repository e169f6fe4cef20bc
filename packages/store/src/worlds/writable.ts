import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { PrismaClient } from '../generated/client.ts'
import { withTemporary } from './world-files.ts'

/** Small writes fit the existing file; with this much space left, later ones will fit, too. */
const spareBytes = 256 * 1024

/**
 * Makes sure that a folder has space.
 * @throws the system's error, such as ENOSPC
 */
export const probeSpace = (dir: string): Promise<void> =>
  withTemporary(join(dir, 'probe'), (file) => writeFile(file, Buffer.alloc(spareBytes)))

/** What ends the transaction of a probe. */
class ProbeDone extends Error {}

/** Writes to a database and takes it back, so that no cache becomes stale. @throws SQLite's refusal */
export async function probeWrite(db: PrismaClient): Promise<void> {
  const probe = db.$transaction(async (tx) => {
    await tx.$executeRaw`INSERT INTO WorldSetting VALUES ('probe', hex(zeroblob(20000)))`
    throw new ProbeDone()
  })
  await probe.catch((error: unknown) => {
    if (!(error instanceof ProbeDone)) throw error
  })
}
