import { cookieNames } from '@portal/protocol/rules/stored-names'
import { afterEach, describe, expect, it } from 'vitest'
import { readCookie, removeCookie, writeCookie } from './cookies.ts'

const { certificate } = cookieNames

afterEach(() => removeCookie(certificate))

describe('the certificate cookie', () => {
  it('is written for this site only, for three days, and comes back', () => {
    const jar = { cookie: '' }
    writeCookie(certificate, 'a;b=c d', {}, jar)
    expect(jar.cookie).toBe('Admin-Token=a%3Bb%3Dc%20d; max-age=259200; path=/; SameSite=Strict')
    writeCookie(certificate, 'a;b=c d')
    expect(readCookie(certificate)).toBe('a;b=c d')
  })

  it('is never sent in the clear where the portal comes over https', () => {
    const jar = { cookie: '' }
    writeCookie(certificate, 'c-1', { protocol: 'https:' }, jar)
    expect(jar.cookie).toBe('Admin-Token=c-1; max-age=259200; path=/; SameSite=Strict; Secure')
  })

  it('is for the portal alone where it shares its host', () => {
    const jar = { cookie: '' }
    document.documentElement.dataset.base = '/portal/'
    writeCookie(certificate, 'c-1', {}, jar)
    delete document.documentElement.dataset.base
    expect(jar.cookie).toContain('; path=/portal/;')
  })

  it('is absent once removed', () => {
    writeCookie(certificate, 'x')
    removeCookie(certificate)
    expect(readCookie(certificate)).toBeUndefined()
  })

  it.each([
    ['absent', 'other=1', undefined],
    ['empty', 'Admin-Token=', undefined],
    ['not decodable', 'Admin-Token=%E0%A4%A', undefined],
    ['only alike in name', 'X-Admin-Token=1', undefined],
    ['among others', 'a=1; Admin-Token=c-1; b=2', 'c-1'],
  ])('%s: read as it should be', (_case, cookie, expected) => {
    expect(readCookie(certificate, { cookie })).toBe(expected)
  })
})
