import { spawnSync } from 'node:child_process'
import { installFromDebian } from '../prepare/debian.mjs'
import { Failure } from '../prepare/failure.mjs'
import { progress } from '../prepare/progress.mjs'

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
