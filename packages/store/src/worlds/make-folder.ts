import { mkdir } from 'node:fs/promises'
import { dirname } from 'node:path'
import { systemErrorCode } from '../store-error.ts'

/**
 * Makes a folder and those above it. One by one: `recursive` never returns where a file system refuses with ENOENT,
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
    await mkdir(dir)
  } catch (error) {
    if (systemErrorCode(error) !== 'EEXIST') throw error
  }
}
