import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { cpus, loadavg, type } from 'node:os'
import { connections } from './measure.mjs'

const { resolve } = createRequire(import.meta.url)
/** @param {string} name @param {string} file of its folder */
const versionOf = (name, file) => JSON.parse(readFileSync(resolve(`${name}/${file}`), 'utf8')).version

/** The environment of a measurement; the load shows whether other work was running. */
export function machine() {
  const [processor] = cpus()
  const load = loadavg()[0]?.toFixed(1)
  const versions = ['fastify', 'json-server', 'autocannon'].map(
    (name) => `${name} ${versionOf(name, 'package.json')}`,
  )
  return [
    `${cpus().length} × ${processor?.model.trim()}, ${type()}, load ${load} before`,
    `Node ${process.versions.node}`,
    ...versions,
    `${connections} connections`,
  ].join(', ')
}
