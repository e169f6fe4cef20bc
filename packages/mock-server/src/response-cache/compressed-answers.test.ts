import { gunzipSync } from 'node:zlib'
import { encodeRequest } from '@portal/protocol/encoding'
import { calls } from '@portal/protocol/registry'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../testing/test-app.ts'
import { controlOf } from '../testing/test-control.ts'

let portal: TestApp
let certificate: string
beforeEach(async () => {
  portal = await openTestApp()
  certificate = await portal.certificateOf('admin')
})
afterEach(() => portal.close())

const menus = encodeRequest(calls.findMenuInfoAllSystem, { body: { sybCodes: ['CERAMIC', 'WALL'] } })
const favourites = encodeRequest(calls.findInCollection, { body: {} })

function ask({ method, url, headers, body }: ReturnType<typeof encodeRequest>, encodings?: string) {
  const accepted = encodings === undefined ? {} : { 'accept-encoding': encodings }
  return portal.app.inject({
    method,
    url,
    headers: { ...headers, ...portal.headers, ...accepted, certificate },
    ...(body === undefined ? {} : { payload: body }),
  })
}

it('a large answer comes compressed to who reads that, and says the same', async () => {
  const plain = await ask(menus)
  for (const _time of ['read', 'kept']) {
    const { headers, rawPayload } = await ask(menus, 'br, gzip')
    expect(headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'accept-encoding' })
    expect(gunzipSync(rawPayload).toString()).toBe(plain.body)
    expect(rawPayload.length).toBeLessThan(plain.rawPayload.length / 4)
  }
})

it.each([undefined, 'br', 'gzip;q=0', 'gzip; q=0.0, br'])('not to who reads %s', async (encodings) => {
  const { headers, body } = await ask(menus, encodings)
  expect(headers).not.toHaveProperty('content-encoding')
  expect(JSON.parse(body)).toMatchObject({ status: 'S' })
})

it('a small one comes as it is', async () => {
  expect((await ask(favourites, 'gzip')).headers).not.toHaveProperty('content-encoding')
})

it('a fault still bends it', async () => {
  await controlOf(portal.app).addFault({
    pathParams: { world: portal.world.name },
    body: { target: 'findMenuInfoAllSystem', kind: 'notArray' },
  })
  expect(JSON.parse((await ask(menus, 'gzip')).body)).toMatchObject({ status: 'S', data: {} })
})
