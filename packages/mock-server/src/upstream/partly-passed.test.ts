import { endpoints } from '@portal/protocol'
import { demoCipherKey } from '@portal/protocol/installation/config-problems'
import { encryptPassword } from '@portal/protocol/password-cipher'
import { issueCertificate } from '@portal/store/certificates'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { filled } from '../errors/rejection.ts'
import { texts } from '../errors/texts.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'
import { controlOf } from '../testing/test-control.ts'
import { openTestUpstream, type TestUpstream } from '../testing/test-upstream.ts'
import { upstreamSource } from './upstream.ts'

/** Only some calls are passed on. */
let upstream: TestUpstream
let partly: TestApp
beforeAll(async () => {
  upstream = await openTestUpstream()
  const source = upstreamSource({
    url: upstream.server.url,
    targets: ['login', '/api/baseNewServer/*Lookup*'],
  })
  partly = await openTestApp({ source })
})
afterAll(async () => {
  await partly.close()
  await upstream.close()
})

test('the world answers the others, for the account of the same name', async () => {
  const body = { userName: 'wangjing', password: upstream.world.settings.demoPassword }
  const { data } = await partly.call('login', { body })
  const { certificate } = data as { certificate: string } // as login answers it
  const { data: user } = await partly.call('getUserInfo', { query: { token: certificate } }, certificate)
  expect(user).toMatchObject({ userFullName: '王静' })
  const seen = await controlOf(partly.app).listRequests({
    pathParams: { world: partly.world.name },
    query: {},
  })
  expect(seen.map(({ call, answeredBy }) => [call, answeredBy])).toEqual([
    ['login', 'upstream'],
    ['getUserInfo', 'world'],
  ])
})

test('a user whom the world does not know is refused, and stays signed in elsewhere', async () => {
  const answer = await partly.call('findOrganization', { body: {} }, 'known-elsewhere')
  expect(answer).toEqual({
    status: 'E',
    msg: filled(texts.strangerHere, { call: 'findOrganization' }).zh,
    data: null,
  })
  const { id } = await partly.world.db.user.findUniqueOrThrow({ where: { userName: 'admin' } })
  const expired = await issueCertificate(partly.world, id, { lifetimeMs: 0 })
  expect(await partly.call('findOrganization', { body: {} }, expired)).toMatchObject({ code: 4001 })
})

test('answers of the world are still checked', async () => {
  expect(await partly.call('findOrganization', { body: {} })).toMatchObject({ code: 4001 })
  const url = endpoints.changePassword.path
  const headers = { ...partly.headers, certificate: await partly.certificateOf('admin') }
  const wrongType = await partly.app.inject({
    method: 'POST',
    url,
    headers: { ...headers, 'content-type': 'text/x' },
    payload: 'x',
  })
  expect(wrongType.statusCode).toBe(415)
  const secret = encryptPassword('x', demoCipherKey)
  const body = { oldPassword: secret, newPassword: secret, userId: null, userName: 'admin' }
  expect(await partly.call('changePassword', { body }, headers.certificate)).toMatchObject({
    status: 'E',
    msg: expect.stringContaining('userId'),
  })
})
