import { randomUUID } from 'node:crypto'
import { access, chmod, copyFile, link, rename, rm } from 'node:fs/promises'
import { ownersFile } from '../engines/private-file.ts'
import { systemErrorCode } from '../store-error.ts'

/** A unique name beside `file`, for work in progress. */
export const temporaryFile = (file: string) => `${file}.${randomUUID()}.tmp`

/** Copies a closed database to a new place in one step. @returns false when the target exists, which is left alone */
export async function copyDatabase(from: string, to: string): Promise<boolean> {
  const temporary = temporaryFile(to)
  try {
    await copyFile(from, temporary)
    await chmod(temporary, ownersFile) // an earlier version may have made it for everybody
    return await placeFile(temporary, to)
  } finally {
    await rm(temporary, { force: true })
  }
}

/**
 * Gives a finished file its name, so that others see all of it or nothing. A link, unlike a rename, never replaces a
 * file that another process made meanwhile; where the file system has no links, the rename must do.
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

/** Deletes a database with the files that SQLite keeps beside it. */
export async function removeDatabase(file: string): Promise<void> {
  await Promise.all(['', '-wal', '-shm'].map((suffix) => rm(`${file}${suffix}`, removal)))
}

export const exists = (file: string): Promise<boolean> =>
  access(file).then(
    () => true,
    () => false,
  )
