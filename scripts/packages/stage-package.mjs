import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'
import { root } from '../prepare/workspace.mjs'
import { publishedManifest } from './published-manifest.mjs'

/**
 * Lays out a package as it is installed elsewhere.
 * @param {import('./published-packages.mjs').Published} published
 * @param {import('./published-manifest.mjs').Workspace} workspace
 * @param {string} folder empty, or missing
 */
export async function stagePackage(published, workspace, folder) {
  const source = join(root, 'packages', published.name)
  const own = JSON.parse(await readFile(join(source, 'package.json'), 'utf8'))
  await copy(join(source, 'dist'), join(folder, published.dist ?? 'dist'))
  for (const [from, to] of published.brings ?? []) await copy(join(root, from), join(folder, to))
  for (const [library, files] of Object.entries(published.bundles ?? {})) {
    await bundle(source, library, files, join(folder, 'node_modules', library))
  }
  await copy(join(source, 'README.md'), join(folder, 'README.md'))
  await copy(join(root, 'LICENSE'), join(folder, 'LICENSE'))
  await writeJson(join(folder, 'package.json'), publishedManifest(own, published, workspace))
}

/** Maps refer to sources that are not packed. */
const isOfCheckout = (/** @type {string} */ path) => /\.map$|\.tsbuildinfo$|\.test\.\w+$/.test(path)

/** Helpers of our own tests refer to libraries that are not dependencies. */
const isHelper = (/** @type {string} */ path) => /(^|[/\\])testing([/\\]|$)/.test(path)

/** Whose helpers are for the tests of those who install it. */
const helpsOthers = join(root, 'packages/sub-app-sdk')

/**
 * @param {string} from
 * @param {string} to
 */
async function copy(from, to) {
  await mkdir(dirname(to), { recursive: true })
  const isPacked = (/** @type {string} */ file) =>
    !isOfCheckout(file) && (from.startsWith(helpsOthers) || !isHelper(relative(from, file)))
  await cp(from, to, { recursive: true, filter: isPacked })
  if (to.endsWith('dist')) await forgetMaps(to)
}

/** Of each map that is named and missing a debugger or a dev server complains. @param {string} folder */
async function forgetMaps(folder) {
  const files = await readdir(folder, { recursive: true })
  for (const file of files.filter((one) => one.endsWith('.js')).map((one) => join(folder, one))) {
    const text = await readFile(file, 'utf8')
    const without = text.replace(/^\/\/# sourceMappingURL=.*$/m, '')
    if (without !== text) await writeFile(file, without)
  }
}

/**
 * Some files of a library, as a package that depends on nothing.
 * @param {string} source folder of the package that uses it
 * @param {string} library
 * @param {string[]} files
 * @param {string} target
 */
async function bundle(source, library, files, target) {
  const manifestFile = createRequire(join(source, 'package.json')).resolve(`${library}/package.json`)
  const { name, version, license } = JSON.parse(await readFile(manifestFile, 'utf8'))
  await mkdir(target, { recursive: true })
  await writeJson(join(target, 'package.json'), { name, version, license })
  for (const file of files) await cp(join(dirname(manifestFile), file), join(target, file))
}

/**
 * @param {string} file
 * @param {object} value
 */
const writeJson = (file, value) => writeFile(file, `${JSON.stringify(value, null, 2)}\n`)
