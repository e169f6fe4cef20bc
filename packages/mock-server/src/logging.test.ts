import { demoCipherKey } from '@portal/protocol/installation/config-problems'
import { encryptPassword } from '@portal/protocol/password-cipher'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp, type TestApp } from './testing/test-app.ts'

const lines: string[] = []
let portal: TestApp
beforeAll(async () => {
  portal = await openTestApp({ logger: true, logStream: { write: (line) => lines.push(line) } })
})
afterAll(() => portal.close())

test('a log of every request contains no certificate and no password', async () => {
  const certificate = await portal.certificateOf('wangjing')
  const encrypted = encryptPassword('Wrong@2026', demoCipherKey)
  const passwords = { oldPassword: encrypted, newPassword: encrypted, userId: 2, userName: 'wangjing' }
  await portal.call('login', { body: { userName: 'wangjing', password: 'Wrong@2026' } })
  await portal.call('getUserInfo', { query: { token: certificate } }, certificate)
  await portal.call('changePassword', { body: passwords }, certificate)
  await portal.send('ssoWindow', { pathParams: { systemCode: 'OSS', certificate } })
  await portal.app.inject(`/nowhere/${certificate}?token=${certificate}`)

  const log = lines.join('')
  expect(log).toContain('incoming request')
  for (const secret of [certificate, encrypted, 'Wrong@2026']) expect(log).not.toContain(secret)
})
