import { resolve } from 'node:path'
import { encodeRequest } from '@portal/protocol/encoding'
import { calls } from '@portal/protocol/registry'
import { send } from './measure.mjs'
import { startServer } from './server-process.mjs'
import { dataDir } from './worlds.mjs'

const commandLine = resolve(import.meta.dirname, '../../../packages/cli/bin/portal.js')
const beside = (/** @type {string} */ name) => [resolve(import.meta.dirname, `../servers/${name}.mjs`)]
const portal = (/** @type {string} */ world) => [
  commandLine,
  ...['mock', '--json', '--port', '0', '--data-dir', dataDir, '--world', world],
]

/**
 * Starts the server of a case and signs in where that is needed.
 * @param {import('./cases.mjs').Case} measured
 * @param {import('./worlds.mjs').Writers} writers
 * @returns {Promise<{ server: import('./server-process.mjs').ServerProcess, load: import('./measure.mjs').Load }>}
 */
export async function startFor({ server: kind, world = 'main', request, each }, writers) {
  const server = await startServer(kind === 'portal' ? portal(world) : beside(kind))
  const { url } = server.ready
  if (kind !== 'portal') return { server, load: { url, request: request(noUser), headers: {} } }
  const person = await signIn(server.ready)
  const headers = { certificate: person.certificate }
  return { server, load: { url, request: request(person), headers, ...(each && { next: each(writers) }) } }
}

const noUser = { userName: '', password: '', certificate: '' }

/** @param {import('./server-process.mjs').Ready} ready @returns {Promise<import('./cases.mjs').SignedIn>} */
async function signIn({ url, accounts = [] }) {
  const [{ userName, password } = noUser] = accounts
  const request = encodeRequest(calls.login, { body: { userName, password } })
  const { data } = JSON.parse(await send(url, request))
  return { userName, password, certificate: data.certificate }
}
