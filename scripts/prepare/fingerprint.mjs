import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

const skippedFolders = new Set(['node_modules', 'dist', 'generated'])
const irrelevantFile = /\.test\.tsx?$|\.tsbuildinfo$/

/**
 * Hash of the content of files and folders, the same for the same content whatever the dates and the order.
 * Tests, build results, compiler notes and installed packages do not count; what does not exist counts as absent.
 * @param {string} root
 * @param {string[]} inputs paths below root
 */
export function fingerprint(root, inputs) {
  const hash = createHash('sha256')
  for (const input of inputs) {
    for (const { path, full, found } of filesIn(root, input)) {
      hash.update(`${path}\0${found ? found.size : 'absent'}\0`)
      if (found) hash.update(readFileSync(full))
    }
  }
  return hash.digest('hex')
}

/**
 * Hash of sizes and dates of the same files: much quicker, and as long as it stays so does their content.
 * @param {string} root
 * @param {string[]} inputs paths below root
 */
export function datesOf(root, inputs) {
  const hash = createHash('sha256')
  for (const input of inputs) {
    for (const { path, found } of filesIn(root, input))
      hash.update(`${path}\0${found?.size}\0${found?.mtimeMs}\0`)
  }
  return hash.digest('hex')
}

/**
 * @typedef {object} Input
 * @property {string} path below root
 * @property {string} full
 * @property {import('node:fs').Stats | undefined} found absent where there is no such file
 */

/**
 * The files at and below a path, always in the same order.
 * @param {string} root
 * @param {string} path
 * @returns {Generator<Input>}
 */
function* filesIn(root, path) {
  const full = join(root, path)
  const found = statSync(full, { throwIfNoEntry: false })
  if (!found?.isDirectory()) {
    yield { path, full, found }
    return
  }
  const names = readdirSync(full).filter((name) => !skippedFolders.has(name) && !irrelevantFile.test(name))
  for (const name of names.sort()) yield* filesIn(root, `${path}/${name}`)
}
