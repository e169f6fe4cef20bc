import { access, constants } from 'node:fs/promises'
import { StoreError, systemErrorCode } from '../store-error.ts'
import { makeFolder } from './make-folder.ts'

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
