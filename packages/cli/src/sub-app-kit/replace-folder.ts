import { rename, rm } from 'node:fs/promises'

/**
 * Puts a new folder in the place of the one that may be there, which stays as it is until the new one is whole.
 * @param write fills the new one, in a folder beside it
 */
export async function replaceFolder(folder: string, write: (fresh: string) => Promise<void>): Promise<void> {
  const [fresh, old] = [`${folder}.new`, `${folder}.old`]
  // What a run has left that was killed.
  await remove(fresh)
  try {
    await write(fresh)
    await remove(old)
    await rename(folder, old).catch(unlessMissing)
    try {
      await rename(fresh, folder)
    } catch (error) {
      await rename(old, folder).catch(unlessMissing)
      throw error
    }
  } finally {
    await remove(fresh)
  }
  await remove(old)
}

const remove = (folder: string) => rm(folder, { recursive: true, force: true })

const unlessMissing = (error: NodeJS.ErrnoException) => {
  if (error.code !== 'ENOENT') throw error
}
