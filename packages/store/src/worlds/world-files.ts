import { randomUUID } from 'node:crypto'
import { rmSync } from 'node:fs'
import { access, chmod, copyFile, link, rename, rm } from 'node:fs/promises'
import { once } from '@portal/protocol/once'
import { ownersFile } from '../engines/database-files.ts'
import { systemErrorCode } from '../store-error.ts'

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
