import { spawnSync } from 'node:child_process'
import { statSync } from 'node:fs'
import { join } from 'node:path'
import { installFromDebian } from '../prepare/debian.mjs'
import { Failure } from '../prepare/failure.mjs'
import { progress } from '../prepare/progress.mjs'
import { run } from '../prepare/run.mjs'
import { root } from '../prepare/workspace.mjs'

const folder = join(root, 'tests/clients')

const changedAt = (/** @type {string} */ file) =>
  statSync(join(folder, file), { throwIfNoEntry: false })?.mtimeMs ?? 0

/** Installs other programs that read the contract, which nothing else in the workspace needs. */
export async function requireClients() {
  if (changedAt('node_modules/.package-lock.json') > changedAt('package-lock.json')) return
  await progress(1).step('Installing clients that others wrote', async () => {
    const windows = process.platform === 'win32'
    const args = ['ci', '--ignore-scripts', '--prefer-offline']
    const { code, output } = await run(windows ? 'npm.cmd' : 'npm', args, { cwd: folder, shell: windows })
    if (code !== 0)
      throw new Failure(`${output}\nThe clients in ${folder} could not be installed; see above.`)
  })
}

const places = ['nginx', '/usr/sbin/nginx']

const findNginx = () => places.find((file) => spawnSync(file, ['-v']).status === 0)

/**
 * Finds nginx for the tests of a deployment, and installs Debian's where there is none.
 * @returns {Promise<string>} its file; rejects with a Failure that says how to provide it
 */
export async function requireNginx() {
  const found = findNginx()
  if (found) return found
  return progress(1).step('Installing nginx for the tests', async () => {
    await installFromDebian('nginx-light')
    const installed = findNginx()
    if (installed) return installed
    throw new Failure('nginx could not be installed. Install it, so that `nginx -v` works.')
  })
}
