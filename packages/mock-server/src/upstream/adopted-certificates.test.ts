import { issueCertificate } from '@portal/store/certificates'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type HostileUpstream, openHostileUpstream } from '../testing/hostile-upstream.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'
import { upstreamSource } from './upstream.ts'

let upstream: HostileUpstream
let portal: TestApp
beforeAll(async () => {
  upstream = await openHostileUpstream()
  upstream.behave((_request, response) => {
    const answer = { status: 'S', data: { userName: 'wangjing' } }
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer))
  })
  portal = await openTestApp({ source: upstreamSource({ url: upstream.url }) })
})
afterAll(async () => {
  await portal.close()
  upstream.close()
})

const ownerAfterInfo = async (certificate: string) => {
  await portal.call('getUserInfo', { query: { token: certificate } }, certificate)
  const session = await portal.world.db.session.findUnique({
    where: { certificate },
    include: { user: true },
  })
  return session && [session.user.userName, session.kind, session.expiresAt > portal.world.now()]
}
const idOf = async (userName: string) =>
  (await portal.world.db.user.findUniqueOrThrow({ where: { userName } })).id

test('a certificate of the upstream belongs to the user whom it names', async () => {
  expect(await ownerAfterInfo('of-the-upstream')).toEqual(['wangjing', 'signedIn', true])
})

test('a masked one belongs to no user', async () => {
  expect(await ownerAfterInfo('***')).toBeNull()
})

test('one of another user stays theirs', async () => {
  expect(await ownerAfterInfo(await portal.certificateOf('admin'))).toEqual(['admin', 'signedIn', true])
})

test('an expired one is renewed for its owner only', async () => {
  const expired = (id: number) => issueCertificate(portal.world, id, { lifetimeMs: 0 })
  expect(await ownerAfterInfo(await expired(await idOf('wangjing')))).toEqual(['wangjing', 'signedIn', true])
  expect(await ownerAfterInfo(await expired(await idOf('admin')))).toEqual(['admin', 'signedIn', false])
})

test('one of a first step does not become a signed-in person’s', async () => {
  const pending = await issueCertificate(portal.world, await idOf('wangjing'), { kind: 'twoFactorPending' })
  expect(await ownerAfterInfo(pending)).toEqual(['wangjing', 'twoFactorPending', true])
})
