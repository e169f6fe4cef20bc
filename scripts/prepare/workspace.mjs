import { accessSync, constants, mkdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { errorCode, Failure } from './failure.mjs'

/** The folder of the checkout. */
export const root = resolve(import.meta.dirname, '../..')

/** Files that the scripts keep for themselves; ignored by git. */
export const privateFolder = join(root, '.portal')

/** The pinned package manager, as `npx` wants it: `pnpm@12.21.0`. */
export const packageManager = () =>
  String(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).packageManager)

/**
 * The entry file of a package that is installed for the workspace as a whole.
 * @param {string} path below node_modules
 */
export function tool(path) {
  return join(root, 'node_modules', path)
}

/** Throws a Failure when the checkout cannot be written to. */
export function requireWritable() {
  try {
    mkdirSync(privateFolder, { recursive: true })
    accessSync(root, constants.W_OK)
    accessSync(privateFolder, constants.W_OK)
  } catch (error) {
    throw new Failure(
      `The folder ${root} cannot be written to (${errorCode(error)}). Give this user write access, or clone into a folder that has it.`,
    )
  }
}
