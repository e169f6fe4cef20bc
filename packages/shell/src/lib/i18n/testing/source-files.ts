import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const filesIn = (folder: string) => {
  const root = join(import.meta.dirname, folder)
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !/\.test\.|\.d\.ts$|[\\/]testing[\\/]/.test(path))
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }))
}

/** The shell's own sources without tests: path and text. */
export const shellFiles = filesIn('../../..')

/** All sources that name texts of the shell: its own, and protocol's rules and configuration. */
export const sourceFiles = [
  ...shellFiles,
  ...filesIn('../../../../../protocol/src/rules'),
  ...filesIn('../../../../../protocol/src/installation'),
]
