import { endpoints } from '@portal/protocol'
import { afterAll, expect, test } from 'vitest'
import { buildApp } from '../app.ts'
import { envelopeIn } from '../testing/test-app.ts'
import { unusableStore } from '../testing/unusable-store.ts'

const lines: string[] = []
const app = await buildApp({ store: unusableStore, logStream: { write: (line) => lines.push(line) } })
afterAll(() => app.close())

test('a mistake of the server answers E with a reference to details in the log', async () => {
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
  const unready = await app.inject('/readyz')
  expect(unready.statusCode).toBe(503)
  expect(unready.json().reason).toBe('The database does not answer; the log tells more.')
  expect((await app.inject('/healthz')).json()).toEqual({ status: 'ok' })
})
