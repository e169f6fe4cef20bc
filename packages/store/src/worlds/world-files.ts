import { randomUUID } from 'node:crypto'
import { rmSync } from 'node:fs'
import { access, chmod, constants, copyFile, link, mkdir, readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { once } from '@portal/protocol/once'
import { ownersFile } from '../engines/database-files.ts'
import { StoreError, systemErrorCode } from '../store-error.ts'

/** Those of work in progress. */
const temporaryFiles = new Set<string>()
const removeThemAtExit = once(() => process.once('exit', removeTemporaryFiles))

/**
 * Lets `work` use a unique name beside `file`. The temporary file is deleted afterwards, also when the process exits.
 */
export async function withTemporary<Result>(
  file: string,
  work: (temporary: string) => Promise<Result>,
): Promise<Result> {
  removeThemAtExit()
  const temporary = `${file}.${randomUUID()}.tmp`
  temporaryFiles.add(temporary)
  try {
    return await work(temporary)
  } finally {
    await removeDatabase(temporary)
    temporaryFiles.delete(temporary)
  }
}

function removeTemporaryFiles(): void {
  for (const path of [...temporaryFiles].flatMap(filesOf)) {
    try {
      rmSync(path, { force: true })
    } catch {
      // Windows locks it as long as it is open; the next process deletes it.
    }
  }
}

/** Copies a closed database to a new place in one step. @returns false when the target exists, which is left alone */
export const copyDatabase = (from: string, to: string): Promise<boolean> =>
  withTemporary(to, async (temporary) => {
    await copyFile(from, temporary)
    await chmod(temporary, ownersFile) // an earlier version may have made it for everybody
    return placeFile(temporary, to)
  })

/**
 * Renames a finished file into place, so that others see all of it or nothing: by a link if the file system has them,
 * which never replaces another process's file.
 * @returns false when the name was taken
 */
export async function placeFile(temporary: string, file: string): Promise<boolean> {
  try {
    await link(temporary, file)
  } catch (error) {
    const code = systemErrorCode(error)
    if (code === 'EEXIST') return false
    if (code === 'ENOENT') throw error
    await rename(temporary, file)
  }
  return true
}

/** Windows refuses to delete a file for a moment after it was closed. */
const removal = { force: true, maxRetries: 10, retryDelay: 100 }

/** A database with the files that SQLite keeps beside it. */
const filesOf = (file: string) => ['', '-wal', '-shm'].map((suffix) => `${file}${suffix}`)

/** Deletes a database with the files that SQLite keeps beside it. */
export async function removeDatabase(file: string): Promise<void> {
  await Promise.all(filesOf(file).map((path) => rm(path, removal)))
}

export const exists = (file: string): Promise<boolean> =>
  access(file).then(
    () => true,
    () => false,
  )

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
