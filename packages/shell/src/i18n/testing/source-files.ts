import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../..')

/** The shell's own sources without tests: path and text. */
export const sourceFiles = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.tsx?$/.test(path) && !/\.test\.|\.d\.ts$|[\\/]testing[\\/]/.test(path))
  .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }))
