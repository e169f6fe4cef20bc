import { readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { rolldown } from 'rolldown'
import { root } from '../prepare/workspace.mjs'

/**
 * The licences of the libraries that a bundle has modules of, as their authors want them passed on.
 * @param {string[]} modules files
 */
async function licencesOf(modules) {
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

// Bundles the compiled command line into packages/cli/dist/bundle: Node would find and read a thousand modules one by one
// at every start. Chunks follow the dynamic imports; texts stay readable, so that a stack trace names its function. With
// --clean nothing of earlier bundles stays.
const folder = join(root, 'packages/cli/dist/bundle')

/** A compiled module of ours, by its package and its place there. */
const compiledModule = /[\\/]packages[\\/]([\w-]+)[\\/]dist[\\/](.+)\.js$/

/**
 * Modules look for files beside themselves, and for libraries that only their own package has: in the bundle they go on from
 * where they lie unbundled, in a checkout as in an installed package.
 */
const ownPlaces = {
  name: 'own-places',
  /** @param {string} code @param {string} id */
  transform(code, id) {
    const [, name, path] = compiledModule.exec(id) ?? []
    if (path === undefined || !code.includes('import.meta.')) return null
    if (/import\.meta\.(?!url\b|resolve\b)/.test(code))
      throw new Error(`${id}: in a bundle only import.meta.url and import.meta.resolve are known`)
    const place = `import.meta.resolve('@portal/${name}/${path.replaceAll('\\', '/')}')`
    return { code: code.replaceAll('import.meta.url', place), map: null }
  },
}

/** What is native or large is loaded from the package that depends on it. */
const outside = [
  {
    module: 'libsql',
    file: 'libsql',
    // It looks into Node's report on this process for the kind of libc; that of the network takes 20 ms.
    code: (/** @type {string} */ loaded) =>
      `if (process.report) process.report.excludeNetwork = true\nexport default ${loaded}`,
  },
  {
    module: '@prisma/client/runtime/query_compiler_fast_bg.sqlite.wasm-base64.mjs',
    file: '@prisma/client/runtime/query_compiler_fast_bg.sqlite.wasm-base64.js',
    code: (/** @type {string} */ loaded) => `export const { wasm } = ${loaded}`,
  },
]

const outsideLibraries = {
  name: 'outside-libraries',
  /** @param {string} source */
  resolveId: (source) => (outside.some(({ module }) => module === source) ? `\0${source}` : null),
  /** @param {string} id */
  load(id) {
    const found = outside.find(({ module }) => id === `\0${module}`)
    if (!found) return null
    const loaded = `createRequire(import.meta.resolve('@portal/store/paths'))('${found.file}')`
    return `import { createRequire } from 'node:module'\n${found.code(loaded)}`
  },
}

/**
 * The client of the control API needs of each call what a request is made of, not its schemas: with them, a command that
 * asks a running server would start half as fast.
 */
const controlMetadata = {
  name: 'control-metadata',
  /** @param {string} source @param {string | undefined} importer */
  resolveId: (source, importer) =>
    source.endsWith('/control-calls.js') && importer?.endsWith('control-client.js')
      ? '\0control-metadata'
      : null,
  /** @param {string} id */
  async load(id) {
    if (id !== '\0control-metadata') return null
    const { controlCalls } = await import('../../packages/protocol/dist/control/control-calls.js')
    const metadata = Object.entries(controlCalls).map(([name, { method, path, encoding }]) => [
      name,
      { method, path, encoding },
    ])
    return `export const controlCalls = ${JSON.stringify(Object.fromEntries(metadata))}`
  },
}

const bundle = await rolldown({
  input: { main: join(root, 'packages/cli/dist/main.js') },
  platform: 'node',
  external: ['playwright-core'],
  resolve: {
    conditionNames: ['node', 'import', 'default'],
    // Worlds are files: what reaches databases of other machines is left out.
    alias: { '@libsql/client': '@libsql/client/sqlite3' },
  },
  plugins: [ownPlaces, outsideLibraries, controlMetadata],
  onLog(level, log, report) {
    if (level === 'warn') throw new Error(log.message)
    report(level, log)
  },
})
const { output } = await bundle.write({
  dir: folder,
  format: 'esm',
  cleanDir: process.argv.includes('--clean'),
})
const modules = output.flatMap((one) => (one.type === 'chunk' ? one.moduleIds : []))
await writeFile(join(folder, 'LICENCES.md'), await licencesOf(modules))
await removeOlder(new Set([...output.map(({ fileName }) => fileName), 'LICENCES.md']))

/**
 * A server that runs still loads chunks of its own bundle: they stay for a day.
 * @param {ReadonlySet<string>} present
 */
async function removeOlder(present) {
  const old = Date.now() - 24 * 60 * 60 * 1000
  for (const name of await readdir(folder)) {
    const file = join(folder, name)
    if (!present.has(name) && (await stat(file)).mtimeMs < old) await rm(file, { force: true })
  }
}
