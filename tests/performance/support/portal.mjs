import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { encodeRequest } from '@portal/protocol/encoding'
import { calls } from '@portal/protocol/registry'
import { startServer } from '../../load/support/server-process.mjs'

const commandLine = resolve(import.meta.dirname, '../../../packages/cli/bin/portal.js')

/** Starts the built portal over a database of its own. */
export async function startPortal() {
  const dataDir = await mkdtemp(join(tmpdir(), 'portal-pages-'))
  const server = await startServer([commandLine, 'up', '--json', '--port', '0', '--data-dir', dataDir])
  const { url, accounts = [] } = server.ready
  return {
    url,
    /** Signs the first demo account in; resolves with the cookies of its session. */
    async signIn() {
      const [account] = accounts
      if (!account) throw new Error('The portal names its demo accounts')
      const { userName, password } = account
      const { url: path, ...request } = encodeRequest(calls.login, { body: { userName, password } })
      const { data } = await (await fetch(url + path, request)).json()
      return [{ name: 'Admin-Token', value: data.certificate, url }]
    },
    async stop() {
      await server.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
