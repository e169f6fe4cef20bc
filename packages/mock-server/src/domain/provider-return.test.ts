import { describe, expect, it } from 'vitest'
import { providerReturn, withAnswer } from './provider-return.ts'

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
