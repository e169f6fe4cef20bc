import { RemoteError } from '@portal/protocol/remote-error'
import { downloadFile } from '../api/download-file.ts'
import { saveFile } from './save-file.ts'

/**
 * Has the browser save a file of the backend. Resolves with what the server says against it, and of which file, when
 * it says anything; throws RemoteError for every other failure.
 */
export async function fetchAndSave(address: string, name: string): Promise<string | undefined> {
  try {
    saveFile(await downloadFile(address, name), name)
    return undefined
  } catch (error) {
    const words = error instanceof RemoteError ? error.message : ''
    if (!words) throw error
    return words.includes(name) ? words : `${name} - ${words}`
  }
}
