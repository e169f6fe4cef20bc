import { access, chmod, constants, mkdir, readdir, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { StoreError, systemErrorCode } from '../store-error.ts'

/** Worlds contain password hashes, and journals what people sent: other users of the machine must not read them. */
const ownersOnly = 0o700

/**
 * Makes a folder and those above it, for their owner alone. One by one: `recursive` never returns where a file system refuses with ENOENT,
 * as /proc does (Node 20).
 */
export async function makeFolder(dir: string): Promise<void> {
  try {
    await makeOne(dir)
  } catch (error) {
    if (systemErrorCode(error) !== 'ENOENT' || dirname(dir) === dir) throw error
    await makeFolder(dirname(dir))
    await makeOne(dir)
  }
}

async function makeOne(dir: string): Promise<void> {
  try {
    await mkdir(dir, ownersOnly)
  } catch (error) {
    if (systemErrorCode(error) !== 'EEXIST') throw error
  }
}

/** Makes a folder of the data folder where it is missing. @throws {StoreError} when it cannot be written */
export async function prepareFolder(dir: string): Promise<void> {
  try {
    await makeFolder(dir)
    await access(dir, constants.W_OK)
  } catch (error) {
    const reason = systemErrorCode(error) ?? String(error)
    throw new StoreError(`The data folder ${dir} cannot be written (${reason}); choose another one`, {
      cause: error,
    })
  }
}

/** Closes a folder to other users, if there is one: earlier versions left it open. */
export const closeFolder = (dir: string): Promise<void> => chmod(dir, ownersOnly).catch(() => {}) // not there, or another's

/** Longer than any work on a temporary file lasts. */
const retentionMs = 60 * 60 * 1000

/** Deletes what processes that were killed left unfinished in a folder, which need not exist. */
export async function removeLeftovers(dir: string): Promise<void> {
  const files = await readdir(dir).catch(() => [])
  for (const file of files.filter((name) => /\.tmp(-wal|-shm)?$/.test(name))) {
    const path = join(dir, file)
    const changed = await stat(path).catch(() => undefined) // finished since it was listed
    if (changed && Date.now() - changed.mtimeMs > retentionMs) await rm(path, { force: true }).catch(() => {}) // in use
  }
}
