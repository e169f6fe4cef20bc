import { existsSync } from 'node:fs'
import { run } from './run.mjs'

/**
 * Installs the first of these packages that there is; does nothing on systems without apt-get.
 * @param {string[]} names
 */
export async function installFromDebian(...names) {
  if (!existsSync('/usr/bin/apt-get')) return
  const prefix = process.getuid?.() === 0 ? [] : ['sudo', '-n']
  const apt = (/** @type {string[]} */ ...args) => {
    const [command = '', ...rest] = [...prefix, 'apt-get', ...args]
    // At this run level no service is started by its installation.
    return run(command, rest, { env: { DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' } })
  }
  await apt('update')
  for (const name of names) {
    const { code } = await apt('install', '-y', '--no-install-recommends', name)
    if (code === 0) return
  }
}
