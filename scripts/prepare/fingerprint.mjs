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
  for (const input of inputs) addPath(hash, root, input)
  return hash.digest('hex')
}

/**
 * @param {import('node:crypto').Hash} hash
 * @param {string} root
 * @param {string} path
 */
function addPath(hash, root, path) {
  const full = join(root, path)
  const found = statSync(full, { throwIfNoEntry: false })
  if (found?.isDirectory()) {
    const names = readdirSync(full).filter((name) => !skippedFolders.has(name) && !irrelevantFile.test(name))
    for (const name of names.sort()) addPath(hash, root, `${path}/${name}`)
    return
  }
  hash.update(`${path}\0${found ? found.size : 'absent'}\0`)
  if (found) hash.update(readFileSync(full))
}
