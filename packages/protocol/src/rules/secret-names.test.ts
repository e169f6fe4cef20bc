import { describe, expect, it, test } from 'vitest'
import { isSecret, phoneInText, secretInText } from './secret-names.ts'

describe('by its name a field contains', () => {
  it.each([
    'jwt',
    'userJwt',
    'bearer',
    'authBearer',
    'session',
    'userSession',
    'sessionId',
    'session_key',
    'PHPSESSID',
    '密码',
    '新密码',
    '口令',
    '短信验证码',
  ])('a secret: %s', (name) => {
    expect(isSecret(name)).toBe(true)
  })

  it.each(['sessions', 'sessionCount', 'sessionEnded', 'costBearer', 'bearers', 'obsession', '编号', '口味'])(
    'no secret: %s',
    (name) => {
      expect(isSecret(name)).toBe(false)
    },
  )
})

it.each([
  ['/x?密码=geheim&a=1', '/x?密码=*&a=1'],
  ['口令=geheim', '口令=*'],
  ['/x?新密码=geheim', '/x?新密码=*'],
  ['/x?jwt=geheim', '/x?jwt=*'],
  ['/x?session=geheim', '/x?session=*'],
  ['/x?sessions=3', '/x?sessions=3'],
  ['登录code=geheim', '登录code=*'],
  ['/x?api-key=geheim', '/x?api-key=*'],
  ['/x%3Fcode%3Dgeheim%26token%3Dgeheim', '/x%3Fcode%3D*%26token%3D*'],
])('in the text %s it is found', (text, shown) => {
  expect(text.replace(secretInText, '$1$2*')).toBe(shown)
})

// Work that grows with the square of the length would take hours here.
test.each([
  ['letters of two scripts', 'a中'],
  ['names of secrets', 'token'],
  ['short names of secrets', 'sms'],
  ['names of telephone numbers', 'phone'],
  ['names in an address within an address', '%3Ftoken'],
])('a text of a million %s is searched in one pass', (_what, part) => {
  const text = part.repeat(1_000_000 / part.length)
  expect(text.replace(secretInText, '*').replace(phoneInText, '*')).toBe(text)
  expect(isSecret(text)).toBe(part.includes('token'))
})
