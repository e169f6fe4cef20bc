import { cp } from 'node:fs/promises'
import { join } from 'node:path'
import { packageManager, root, tool } from './workspace.mjs'

const causes = [
  {
    sign: /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|META_FETCH_FAIL|FETCH_ERROR|socket hang up|fetch failed/i,
    sentence:
      'A download failed: check the network, the proxy and the npm registry setting, then start again.',
  },
  {
    sign: /OUTDATED_LOCKFILE|LOCKFILE_CONFIG_MISMATCH/,
    sentence:
      'pnpm-lock.yaml does not fit the package.json files: run pnpm install once and commit the lockfile.',
  },
  { sign: /ENOSPC/, sentence: 'The disk is full: free some space, then start again.' },
  {
    sign: /EACCES|EPERM|EROFS/,
    sentence:
      'A file could not be written: give this user write access to this folder and to the npm cache, then start again.',
  },
]

/**
 * @param {string} output what the package manager printed
 * @returns {string | undefined} one sentence that says what to do, where the cause is one that we know
 */
function knownInstallCause(output) {
  return causes.find(({ sign }) => sign.test(output))?.sentence
}

/**
 * @typedef {object} Step
 * @property {string} name names its stamp
 * @property {string} title what the terminal shows
 * @property {string[]} inputs paths whose content decides whether the result is stale
 * @property {string[]} outputs paths that must exist
 * @property {() => Promise<{ code: number, output: string }>} run
 * @property {(output: string) => string | undefined} [knownCause] the sentence that explains a failure without its output
 * @property {string} problem the sentence for every other failure, shown below the output
 */

/** Loaded where something is to be done: most starts only look whether it is. @type {typeof import('./run.mjs').runNode} */
const runNode = async (...args) => (await import('./run.mjs')).runNode(...args)
/** @type {typeof import('./run.mjs').runNpx} */
const runNpx = async (...args) => (await import('./run.mjs')).runNpx(...args)

const packages = [
  'protocol',
  'store',
  'mock-server',
  'sub-app-sdk',
  'page-kit',
  'sub-app-stub',
  'control-panel',
  'sub-app-host',
  'shell',
  'cli',
  'testing',
]
const backend = ['protocol', 'store', 'mock-server', 'sub-app-sdk', 'cli']
/** Beside the compiled files that import them: the compiler leaves them out. @param {string} name */
const copyStyles = (name) =>
  cp(join(root, folderOf(name), 'src'), join(root, folderOf(name), 'dist'), {
    recursive: true,
    filter: (file) => !/\.(tsx?|json)$/.test(file),
  })
/** What `portal sub-app create` copies is compiled beside the backend, and what browser tests and other repositories use. */
const compiled = [...backend, 'page-kit', 'testing']
/** @param {string} name */
const folderOf = (name) => `packages/${name}`
/** Folders of the packages that the compiler builds and the backend runs. */
export const backendPackages = backend.map(folderOf)
const versions = ['pnpm-lock.yaml', 'package.json']
const schema = ['prisma/schema.prisma', 'prisma.config.mjs']
const bundleScript = 'scripts/build/bundle-command.mjs'
const compilerSettings = ['tsconfig.base.json', 'tsconfig.library.json', 'tsconfig.browser.json']

const patience = {
  fetch_retries: '2',
  fetch_retry_mintimeout: '1000',
  fetch_retry_maxtimeout: '5000',
  fetch_timeout: '60000',
}
/** Has npx and the package manager report within seconds that a registry can't be reached; milliseconds. */
const downloads = Object.fromEntries(
  Object.entries(patience).flatMap(([name, value]) => [
    [`npm_config_${name}`, value],
    [`pnpm_config_${name}`, value],
  ]),
)

/** With CI the package manager asks no questions, which could not be answered here; npx has chosen its version already. */
export const packageManagerEnv = { CI: 'true', pnpm_config_pm_on_fail: 'ignore', ...downloads }

const manifests = [
  'pnpm-workspace.yaml',
  'patches',
  '.npmrc',
  ...packages.map((name) => `packages/${name}/package.json`),
  'tests/package.json',
]

/** @param {string[]} filters */
const installWith = (...filters) =>
  runNpx(['--yes', packageManager(), 'install', '--frozen-lockfile', ...filters], {
    env: packageManagerEnv,
  })

/** @type {Step} */
const install = {
  name: 'install',
  title: 'Installing the dependencies',
  inputs: [...versions, ...manifests],
  outputs: ['node_modules/.modules.yaml'],
  run: () => installWith('--filter=!@portal/tests-sub-apps', '--filter=!@portal/tests-react-16'),
  knownCause: knownInstallCause,
  problem: 'The dependencies could not be installed; see above.',
}

/** Libraries that only pages of `tests/sub-apps` are made with: two hundred megabytes that nothing else needs. @type {Step} */
const libraries = {
  name: 'libraries',
  title: 'Installing the libraries of other teams',
  inputs: [
    ...versions,
    ...manifests,
    'tests/sub-apps/package.json',
    'tests/sub-apps/apps/react-16/package.json',
  ],
  outputs: ['tests/sub-apps/node_modules'],
  run: () => installWith(),
  knownCause: knownInstallCause,
  problem: 'The libraries of tests/sub-apps could not be installed; see above.',
}

/** @type {Step} */
const client = {
  name: 'database-client',
  title: 'Generating the database client',
  inputs: [...versions, ...schema],
  outputs: ['packages/store/src/generated'],
  // Generating needs no engine, but looks for one; any file that exists keeps it from downloading.
  run: () =>
    runNode([join(root, 'packages/store/node_modules/prisma/build/index.js'), 'generate'], {
      env: { PRISMA_SCHEMA_ENGINE_BINARY: process.execPath, PRISMA_HIDE_UPDATE_MESSAGE: 'true' },
    }),
  problem: 'The database client could not be generated from prisma/schema.prisma; see above.',
}

/** @type {Step} */
const compile = {
  name: 'packages',
  title: 'Compiling the backend, the command line and what sub-apps install',
  inputs: [
    ...versions,
    ...schema,
    ...compilerSettings,
    bundleScript,
    ...compiled.flatMap((name) => [`packages/${name}/tsconfig.json`, `packages/${name}/src`]),
  ],
  outputs: [
    ...compiled.map((name) => `packages/${name}/dist/.tsbuildinfo`),
    'packages/cli/dist/bundle/main.js',
  ],
  async run() {
    const built = await runNode([tool('typescript/bin/tsc'), '-b', ...compiled.map(folderOf)])
    await copyStyles('page-kit')
    return built.code === 0 ? runNode([join(root, bundleScript)]) : built
  },
  problem: 'The packages could not be compiled; the messages above name file and line.',
}

/**
 * @param {string} name
 * @param {string} title
 * @returns {Step}
 */
function bundle(name, title) {
  return {
    name,
    title,
    inputs: [
      ...versions,
      ...compilerSettings,
      `packages/${name}`,
      'packages/protocol/src',
      'packages/sub-app-host/src',
      'packages/sub-app-sdk/src',
      'packages/page-kit/src',
    ],
    outputs: [`packages/${name}/dist`],
    run: () =>
      runNode([tool('vite/bin/vite.js'), 'build', '--logLevel', 'warn'], {
        cwd: join(root, 'packages', name),
        // Vite keeps what it is started with: under a test or a developer's shell that would be the slow React.
        env: { NODE_ENV: 'production' },
      }),
    problem: `packages/${name} could not be built; see above.`,
  }
}

/** What the command line needs to run. */
export const commandLineSteps = [install, client, compile]

const shell = bundle('shell', 'Building the portal')

/** What the whole portal needs to be served. */
export const allSteps = [
  ...commandLineSteps,
  bundle('sub-app-stub', 'Building the stand-in sub-apps'),
  bundle('control-panel', 'Building the control panel'),
  shell,
]

/** What tests of pages made with other libraries need, too. */
export const librarySteps = [install, libraries]

/** What the portal needs without its backend. */
export const shellSteps = [...commandLineSteps, shell]

/**
 * What the person at the terminal reads about a step that failed: one sentence where the cause is known, else what the
 * program printed too.
 * @param {Pick<Step, 'knownCause' | 'problem'>} step
 * @param {string} output
 * @param {boolean} debug shows the output in any case
 */
export function failureText({ knownCause, problem }, output, debug) {
  const cause = knownCause?.(output)
  if (cause !== undefined && !debug) return cause
  return `${output.trimEnd()}\n\n${cause ?? problem}`.trimStart()
}
