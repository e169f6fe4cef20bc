import { endpoints } from '@portal/protocol'
import type { Store } from '@portal/store/store'
import { afterAll, expect, test } from 'vitest'
import { buildApp } from '../app.ts'
import { envelopeIn } from '../testing/test-app.ts'

const lines: string[] = []
const broken = () => Promise.reject(new Error('disk full while looking for secret-certificate'))
const brokenStore: Store = {
  world: broken,
  lease: broken,
  leaseExisting: broken,
  worlds: broken,
  hasWorld: broken,
  makeWorld: broken,
  createWorld: broken,
  removeWorld: broken,
  resetWorld: broken,
  replaceWorld: broken,
  snapshots: broken,
  takeSnapshot: broken,
  restoreSnapshot: broken,
  removeSnapshot: broken,
  close: async () => {},
}
const app = await buildApp({ store: brokenStore, logStream: { write: (line) => lines.push(line) } })
afterAll(() => app.close())

test('a mistake of the server answers E with a reference, under which the log tells more', async () => {
  const response = await app.inject({
    method: endpoints.findOrganization.method,
    url: endpoints.findOrganization.path,
    headers: { certificate: 'secret-certificate' },
  })

  expect(response.statusCode).toBe(200)
  const { status, msg } = envelopeIn(response)
  expect(status).toBe('E')
  const reference = /编号 (\w+)/.exec(msg ?? '')?.[1]
  expect(reference).toBeDefined()
  const [line = ''] = lines
  expect(JSON.parse(line)).toMatchObject({ reference, msg: 'unexpected error' })
  expect(line).toContain('disk full')
  expect(line).not.toContain('secret-certificate')
  expect(response.body).not.toContain('disk full')
})

test('a database that cannot be opened makes the server unready, not dead', async () => {
  expect((await app.inject('/readyz')).statusCode).toBe(503)
  expect((await app.inject('/healthz')).json()).toEqual({ status: 'ok' })
})
