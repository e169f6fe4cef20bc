import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * The licences of the libraries that a bundle has modules of, as their authors want them passed on.
 * @param {string[]} modules files
 */
export async function licencesOf(modules) {
  const folders = [...new Set(modules.flatMap((file) => folderOfLibrary(file) ?? []))]
  const parts = await Promise.all(folders.map(licenceOf))
  return `# Licences of bundled libraries\n\n${[...new Set(parts)].sort().join('\n')}`
}

/** @param {string} file */
function folderOfLibrary(file) {
  return /^(?:.*[\\/])?node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/.exec(file)?.[0]
}

/** @param {string} folder */
async function licenceOf(folder) {
  const { name, version, license } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'))
  const file = (await readdir(folder)).find((one) => /^licen[cs]e/i.test(one))
  const text = file ? await readFile(join(folder, file), 'utf8') : ''
  return `## ${name} ${version} (${license ?? 'licence in its text'})\n\n${text.trim()}\n`
}
