import { specifiedSystems } from '@portal/protocol/systems'
import { describe, expect, it, test } from 'vitest'
import { providerReturn, ssoTarget, withAnswer } from './provider-sign-on.ts'

test.each([
  ['OSS', '/orders/ceramic', '/sub-apps/oms/?path=%2Forders%2Fceramic&code=c0de'],
  ['WYDP', '/', '/sub-apps/dp/?path=%2F&code=c0de'],
  ['LTC', '/a?b=c&d', '/sub-apps/ltc/?path=%2Fa%3Fb%3Dc%26d&code=c0de'],
  ['DBS', '/agreements', '/systems/DBS?path=%2Fagreements&code=c0de'],
  ['A/B', '/', '/systems/A%2FB?path=%2F&code=c0de'],
])('a window for %s at %s is sent to %s', (systemCode, path, expected) => {
  expect(ssoTarget(specifiedSystems, systemCode, path, 'c0de')).toBe(expected)
})

test.each([
  [{ language: 'ja' }, '/sub-apps/oms/?path=%2F&language=ja&code=c0de'],
  [{ theme: 'dark' }, '/sub-apps/oms/?path=%2F&theme=dark&code=c0de'],
  [{ language: 'es', theme: 'light' }, '/sub-apps/oms/?path=%2F&language=es&theme=light&code=c0de'],
])('a window gets the language and theme of the portal: %j', (look, expected) => {
  expect(ssoTarget(specifiedSystems, 'OSS', '/', 'c0de', look)).toBe(expected)
})

const own = 'http://localhost:8200/auth-redirect'

describe('the return from the stand-in identity provider', () => {
  it.each([own, `${own}?from=x`, 'http://localhost:8200/?path=/orders'])('%s', (address) => {
    expect(providerReturn(address, 'localhost:8200')?.href).toBe(address)
  })

  it.each([
    'http://evil.example/auth-redirect',
    'http://localhost:8201/auth-redirect',
    'http://user@localhost:8200/auth-redirect',
    'http://localhost:8200/dashboard',
    'javascript:alert(1)//localhost:8200/auth-redirect',
    '/auth-redirect',
    '',
  ])('is not %s', (address) => {
    expect(providerReturn(address, 'localhost:8200')).toBeUndefined()
  })

  it('carries the answer', () => {
    const address = withAnswer(new URL(own), { code: 'a b', state: 's', error: '' })
    expect(address).toBe(`${own}?code=a+b&state=s`)
  })
})
