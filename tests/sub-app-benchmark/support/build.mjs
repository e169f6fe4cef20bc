import { readdir, readFile, stat } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { portalSubApp } from '@portal/sub-app-sdk/vite-plugin'
import { build, defaultClientConditions } from 'vite'

const folder = resolve(import.meta.dirname, '..')
const built = resolve(folder, '../node_modules/.cache/sub-app-benchmark')

/** @typedef {'tiny' | 'antd'} AppName */
/** @typedef {AppName | 'untidy' | 'empty'} BuiltApp */

/** Those that are measured. @type {readonly AppName[]} */
export const appNames = ['tiny', 'antd']

/**
 * Builds for production, as the portal and its sub-apps are built.
 * @param {import('vite').InlineConfig & { root: string }} config
 */
const buildPage = ({ root, ...config }) =>
  build({
    root: join(folder, root),
    configFile: false,
    logLevel: 'error',
    resolve: { conditions: ['source', ...defaultClientConditions] },
    ...config,
    build: {
      outDir: join(built, root),
      emptyOutDir: true,
      chunkSizeWarningLimit: 2000,
    },
  })

/** Builds the sub-apps by the SDK's plugin, and the page of hosts; answers the folder that holds them. */
export async function buildAll() {
  // The slow React is no measure.
  process.env.NODE_ENV = 'production'
  for (const app of [...appNames, 'untidy', 'empty'])
    await buildPage({ root: `apps/${app}`, plugins: portalSubApp() })
  await buildPage({ root: 'hosts', base: '/hosts/' })
  return built
}

/** Size of the one script of a sub-app, in thousands of bytes. @param {AppName} app */
export async function scriptKb(app) {
  const assets = join(built, 'apps', app)
  const scripts = (await readdir(assets)).filter((file) => file.endsWith('.js'))
  const [script] = scripts
  if (!script || scripts.length > 1) throw new Error(`${app} is not one script, but ${scripts.length}`)
  return (await stat(join(assets, script))).size / 1000
}

/** All built files by their address. @returns {Promise<Map<string, Buffer>>} */
export async function builtFiles() {
  const files = new Map()
  for (const entry of await readdir(built, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue
    const file = join(entry.parentPath, entry.name)
    files.set(file.slice(built.length), await readFile(file))
  }
  return files
}
