import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** Longer than any work on a temporary file lasts. */
const keptMs = 60 * 60 * 1000

/** Deletes what processes that were killed left unfinished in a folder, which need not exist. */
export async function removeLeftovers(dir: string): Promise<void> {
  const files = await readdir(dir).catch(() => [])
  for (const file of files.filter((name) => /\.tmp(-wal|-shm)?$/.test(name))) {
    const path = join(dir, file)
    const changed = await stat(path).catch(() => undefined) // finished since it was listed
    if (changed && Date.now() - changed.mtimeMs > keptMs) await rm(path, { force: true }).catch(() => {}) // in use
  }
}
