import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'

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
  const dates = []
  for (const input of inputs) {
    for (const { path, found } of filesIn(root, input)) dates.push(path, found?.size, found?.mtimeMs)
  }
  return createHash('sha256').update(dates.join('\0')).digest('hex')
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
 * @param {Input[]} [found] what they are added to
 */
function filesIn(root, path, found = []) {
  const full = `${root}/${path}`
  const stats = statSync(full, { throwIfNoEntry: false })
  if (stats?.isDirectory()) addFilesBelow(root, path, found)
  else found.push({ path, full, found: stats })
  return found
}

/**
 * Every start of the command line looks through some 600 files: a folder says which of its entries are folders.
 * @param {string} root
 * @param {string} folder
 * @param {Input[]} found
 */
function addFilesBelow(root, folder, found) {
  const entries = readdirSync(`${root}/${folder}`, { withFileTypes: true })
  for (const entry of entries.sort(byName)) {
    const { name } = entry
    if (skippedFolders.has(name) || irrelevantFile.test(name)) continue
    const path = `${folder}/${name}`
    if (entry.isDirectory()) addFilesBelow(root, path, found)
    else filesIn(root, path, found)
  }
}

/**
 * @param {{ name: string }} a
 * @param {{ name: string }} b
 */
const byName = (a, b) => (a.name < b.name ? -1 : 1)
