import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Place } from './lanes.ts'

const program = join(import.meta.dirname, '../../../packages/cli/bin/portal.js')

/** Runs the command line beside servers on the same data folder; rejects with its output when it fails. */
export async function portal({ dataDir, world }: Place, ...args: readonly string[]): Promise<void> {
  await promisify(execFile)(process.execPath, [program, ...args, '--world', world, '--data-dir', dataDir])
}
