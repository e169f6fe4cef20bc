import { describe, expect, it } from 'vitest'
import { isSecret, secretInText } from './secret-names.ts'

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
])('in the text %s it is found', (text, shown) => {
  expect(text.replace(secretInText, '$1$2*')).toBe(shown)
})
