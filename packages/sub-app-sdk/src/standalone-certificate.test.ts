import { describe, expect, it } from 'vitest'
import { takeCertificate, withoutCertificate } from './standalone-certificate.ts'

const address = (query: string) => new URL(`http://localhost:7101/${query}`)
// As much of a window as is looked at.
const windowOf = (opener: unknown) => ({ opener }) as Window

describe('the certificate of a page that runs by itself', () => {
  it('comes with the address, which then no longer shows it', () => {
    const given = address('?path=/orders&certificate=abc')
    expect(takeCertificate(given, windowOf(null))).toBe('abc')
    expect(withoutCertificate(given).href).toBe('http://localhost:7101/?path=%2Forders')
  })

  it('comes from the page that opened the window, through any number of windows', () => {
    const first = windowOf(null)
    takeCertificate(address('?certificate=abc'), first)
    const second = windowOf(first)
    expect(takeCertificate(address(''), second)).toBe('abc')
    expect(takeCertificate(address(''), windowOf(second))).toBe('abc')
  })

  it('is there again when the page is loaded anew, until the address brings another', () => {
    const reloaded = () => Object.assign(windowOf(null), { sessionStorage })
    takeCertificate(address('?certificate=abc'), reloaded())
    expect(takeCertificate(address(''), reloaded())).toBe('abc')
    expect(takeCertificate(address('?certificate=def'), reloaded())).toBe('def')
    sessionStorage.clear()
    expect(takeCertificate(address(''), reloaded())).toBe('')
  })

  it.each([
    ['nobody opened it', null],
    ['a page that has none', {}],
    ['a page that holds something else there', { portalStandaloneCertificate: 7 }],
    [
      'a page of another origin',
      new Proxy(
        {},
        {
          has: () => {
            throw new DOMException('', 'SecurityError')
          },
        },
      ),
    ],
  ])('is missing when %s', (_opener, opener) => {
    expect(takeCertificate(address(''), windowOf(opener))).toBe('')
  })
})
