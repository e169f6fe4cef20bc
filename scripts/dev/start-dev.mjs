import { spawn } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { Failure } from '../prepare/failure.mjs'
import { runNode } from '../prepare/run.mjs'
import { backendPackages } from '../prepare/steps.mjs'
import { root, tool } from '../prepare/workspace.mjs'

/**
 * Starts backend, sub-apps and shell from their sources; they run until the process is interrupted.
 * @param {{ port: number, dataDir: string | undefined }} options the shell's port; the backend takes the next, the sub-apps the one after
 */
export async function startDev({ port, dataDir }) {
  const backendPort = port + 1
  const subAppsUrl = `http://localhost:${port + 2}`
  // The shell's Vite configuration passes calls on to it.
  process.env.PORTAL_BACKEND = `http://localhost:${backendPort}`
  // An interrupt has to pass through `exit`, which ends the backend.
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(130))

  startBackend([
    'mock',
    ...['--port', String(backendPort)],
    ...(dataDir === undefined ? [] : ['--data-dir', dataDir]),
  ])
  const { watcher } = await startVite('sub-app-stub', port + 2, 'src/main.tsx')
  const sources = backendPackages.map((folder) => join(root, folder, 'src'))
  watcher.add(sources).on('change', compileAfterChange(sources))
  await startVite('shell', port, 'src/bootstrap/main.ts', [subAppsFrom(subAppsUrl)])
  process.stdout.write(`\nPortal with hot reload at http://localhost:${port}\n\n`)
}

/**
 * Restarts itself when a compiled file changes; ends with this process, and ends it when it fails.
 * @param {string[]} args
 */
function startBackend(args) {
  const script = join(root, 'packages/cli/bin/compiled.js')
  const child = spawn(process.execPath, ['--watch', '--watch-preserve-output', script, ...args], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  process.once('exit', () => child.kill())
  child.once('exit', (code) => process.exit(code ?? 1))
}

/**
 * Compiles after changes, one run at a time, since editors may write several files at once.
 * @param {string[]} sources folders of compiled packages
 */
function compileAfterChange(sources) {
  let isRunning = false
  let hasChanged = false
  const compile = async () => {
    isRunning = true
    while (hasChanged) {
      hasChanged = false
      const { code, output } = await runNode([tool('typescript/bin/tsc'), '-b', ...backendPackages])
      if (code !== 0) process.stderr.write(output)
    }
    isRunning = false
  }
  return (/** @type {string} */ path) => {
    if (!sources.some((folder) => path.startsWith(folder))) return
    hasChanged = true
    if (!isRunning) compile()
  }
}

/**
 * @param {string} name of the package
 * @param {number} port
 * @param {string} entry transformed before a page asks for it
 * @param {import('vite').Plugin[]} [plugins]
 */
async function startVite(name, port, entry, plugins = []) {
  // Not before it is installed.
  const { createServer } = await import('vite')
  const server = await createServer({
    root: join(root, 'packages', name),
    plugins,
    server: { port, strictPort: true, warmup: { clientFiles: [entry] } },
    logLevel: 'warn',
  })
  return server.listen().catch((error) => {
    throw new Failure(
      `packages/${name} cannot be served on port ${port}: ${error.message}. Choose another --port.`,
    )
  })
}

/**
 * Serves the shell's configuration with the sub-apps of another dev server.
 * @param {string} subAppsUrl
 * @returns {import('vite').Plugin}
 */
const subAppsFrom = (subAppsUrl) => ({
  name: 'dev-sub-apps',
  configureServer({ middlewares }) {
    middlewares.use('/config.json', (_request, response, next) => {
      readFile(join(root, 'fixtures/companies/yanchuan/public/config.json'), 'utf8').then((text) => {
        const config = JSON.parse(text)
        const subApps = Object.fromEntries(
          Object.keys(config.subApps).map((name) => [name, { entry: `${subAppsUrl}/${name}/` }]),
        )
        response.setHeader('content-type', 'application/json').end(JSON.stringify({ ...config, subApps }))
      }, next)
    })
  },
})

const defaultPort = 8200
const flags = /** @type {const} */ ({ port: { type: 'string' }, 'data-dir': { type: 'string' } })

/**
 * The port of the shell, and the folder of the backend's database if it is not the checkout's own.
 * @param {string[]} args
 * @returns {{ port: number, dataDir: string | undefined }}
 * @throws {Failure} for anything but `--port N` and `--data-dir DIR`
 */
export function devOptions(args) {
  const values = parsed(args)
  const port = Number(values?.port ?? defaultPort)
  // Backend and sub-apps take the two ports that follow.
  if (values && Number.isInteger(port) && port > 0 && port <= 65533)
    return { port, dataDir: values['data-dir'] }
  throw new Failure(`Expected --port N (1 to 65533) and --data-dir DIR, or nothing; got: ${args.join(' ')}`)
}

/** @param {string[]} args */
function parsed(args) {
  try {
    return parseArgs({ args, options: flags }).values
  } catch {
    return undefined
  }
}
