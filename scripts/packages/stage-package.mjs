import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'
import { root } from '../prepare/workspace.mjs'

/**
 * @typedef {object} Published
 * @property {string} name folder below `packages`
 * @property {[from: string, to: string][]} [brings] files beyond the compiled ones: where they lie in the checkout, where in the package
 * @property {string} [dist] where the compiled files lie in the package; `dist` by default
 * @property {Record<string, string>} [bin]
 * @property {string[]} [pins] overrides of the workspace that must hold for those who install it, too
 * @property {Record<string, string[]>} [bundles] libraries of which it brings only these files, and nothing that they depend on
 */

/** What a command of an installed package finds where a checkout has it. */
const commandFiles = [
  'packages/cli/bin',
  'packages/cli/templates',
  'packages/shell/dist',
  'packages/sub-app-stub/dist',
  'packages/control-panel/dist',
  'packages/sub-app-sdk/dist',
  'packages/sub-app-sdk/package.json',
  'packages/page-kit/dist',
  'packages/page-kit/package.json',
  'docs/sub-apps.md',
  'docs/sub-apps-reference.md',
  'docs/existing-pages.md',
  'pnpm-workspace.yaml',
]

/** The packages that other repositories install; those that others depend on come first. @type {Published[]} */
export const publishedPackages = [
  {
    name: 'protocol',
    brings: [
      ['packages/protocol/recorded', 'recorded'],
      ['packages/protocol/specification', 'specification'],
    ],
  },
  {
    name: 'store',
    brings: [
      ['prisma', 'prisma'],
      ['fixtures', 'fixtures'],
    ],
  },
  {
    name: 'mock-server',
    brings: [
      ['packages/mock-server/pages', 'pages'],
      ['packages/mock-server/translations', 'translations'],
    ],
    pins: ['light-my-request'],
    // Its dependency reports installations to its maker.
    bundles: {
      'swagger-ui-dist': [
        'swagger-ui.css',
        'swagger-ui-bundle.js',
        'swagger-ui-bundle.js.LICENSE.txt',
        'LICENSE',
        'NOTICE',
      ],
    },
  },
  { name: 'sub-app-sdk' },
  { name: 'page-kit' },
  {
    name: 'cli',
    dist: 'packages/cli/dist',
    bin: { portal: 'packages/cli/bin/portal.js' },
    brings: commandFiles.map((file) => [file, file]),
  },
  { name: 'testing' },
]

/**
 * @typedef {object} Workspace
 * @property {string} version of all packages
 * @property {Record<string, string>} catalog versions of libraries
 * @property {Record<string, string>} overrides
 * @property {string} node what all of them run on
 */

/**
 * The `package.json` that those who install a package get: with versions in place of the workspace's words, and with
 * compiled files alone.
 * @param {Record<string, any>} own its `package.json` in the checkout
 * @param {Published} published
 * @param {Workspace} workspace
 */
function publishedManifest(own, published, workspace) {
  const { name, description, license, sideEffects, exports, peerDependenciesMeta } = own
  const { bin, pins = [], bundles = {} } = published
  const dependencies = {
    ...versions(own.dependencies, workspace),
    ...Object.fromEntries(pins.map((pin) => [pin, known(workspace.overrides[pin], pin)])),
  }
  const peerDependencies = versions(own.peerDependencies, workspace)
  return {
    name,
    version: workspace.version,
    description,
    license,
    type: 'module',
    engines: { node: workspace.node },
    ...(sideEffects === undefined ? {} : { sideEffects }),
    ...(exports ? { exports: compiledExports(exports) } : {}),
    ...(bin ? { bin } : {}),
    dependencies,
    ...(Object.keys(bundles).length > 0 ? { bundleDependencies: Object.keys(bundles) } : {}),
    ...(own.peerDependencies ? { peerDependencies } : {}),
    ...(peerDependenciesMeta ? { peerDependenciesMeta } : {}),
  }
}

/**
 * @param {Record<string, string>} [wanted]
 * @param {Workspace} [workspace]
 */
function versions(wanted = {}, workspace) {
  return Object.fromEntries(
    Object.entries(wanted).map(([name, range]) => {
      if (range.startsWith('workspace:')) return [name, workspace?.version]
      return [name, range === 'catalog:' ? known(workspace?.catalog[name], name) : range]
    }),
  )
}

/**
 * @param {string | undefined} version
 * @param {string} name
 */
function known(version, name) {
  if (version === undefined) throw new Error(`pnpm-workspace.yaml has no version of ${name}`)
  return version
}

/** @param {Record<string, string | { default: string }>} exports */
const compiledExports = (exports) =>
  Object.fromEntries(
    Object.entries(exports).map(([path, target]) => [
      path,
      typeof target === 'string'
        ? target
        : { types: target.default.replace(/\.js$/, '.d.ts'), default: target.default },
    ]),
  )

/**
 * Lays out a package as it is installed elsewhere.
 * @param {Published} published
 * @param {Workspace} workspace
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
