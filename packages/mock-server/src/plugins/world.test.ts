import { endpoints } from '@portal/protocol'
import { worldCookie, worldHeader } from '@portal/protocol/world'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { envelopeIn, openTestApp, type TestApp } from '../testing/test-app.ts'

let portal: TestApp
let certificate: string
beforeAll(async () => {
  portal = await openTestApp()
  certificate = await portal.certificateOf('wangjing') // lives in the test's own world only
})
afterAll(() => portal.close())

const ask = async (headers: Record<string, string>) => {
  const { method, path } = endpoints.findOrganization
  return portal.app.inject({ method, url: path, headers: { certificate, ...headers } })
}

describe('a request chooses its world', () => {
  test.each([
    ['by header', () => ({ [worldHeader]: portal.world.name }), 'S'],
    ['by cookie', () => ({ cookie: `${worldCookie}=${portal.world.name}` }), 'S'],
    [
      'by header before cookie',
      () => ({ [worldHeader]: portal.world.name, cookie: `${worldCookie}=main` }),
      'S',
    ],
    ['main when it names none', () => ({}), 'E'],
  ])('%s', async (_how, headers, status) => {
    expect(envelopeIn(await ask(headers()))).toMatchObject({ status })
  })

  test('the one the server was given when it names none', async () => {
    const other = await openTestApp({ defaultWorld: portal.world.name })
    const { method, path } = endpoints.findOrganization
    const response = await other.app.inject({ method, url: path, headers: { certificate } })
    await other.close()
    expect(envelopeIn(response)).toMatchObject({ status: 'S' })
  })

  test.each(['../main', 'a b', 'con', '', 'x'.repeat(65)])('but not by the name %j', async (name) => {
    const response = await ask({ [worldHeader]: name })
    expect(response.statusCode).toBe(400)
    expect(envelopeIn(response).msg).toContain(name.slice(0, 60))
  })
})
