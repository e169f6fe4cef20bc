import { afterEach, describe, expect, it, vi } from 'vitest'
import { createStandalone } from './standalone.ts'
import { withoutSession, withSession } from './standalone-session.ts'

const address = (query = '') => new URL(`http://localhost:7101/${query}`)
// As much of a window as is looked at.
const windowOf = (opener: unknown) => ({ opener }) as Window
const reloaded = () => Object.assign(windowOf(null), { sessionStorage })
const certificateAt = (query: string, here: Window) =>
  withSession(address(query), here).searchParams.get('certificate')

afterEach(() => sessionStorage.clear())

describe('the session of a standalone page', () => {
  it('comes with the address, which then shows no more of it than whose it is and where', () => {
    const shown = 'path=/orders&user=wangjing&apiBase=http://localhost:8200'
    const given = address(
      `?${shown}&certificate=abc&userId=7&userFullName=Wang&responsibilities=[]&openedBy=portal`,
    )
    expect(certificateAt(given.search, windowOf(null))).toBe('abc')
    expect(withoutSession(given)).toEqual(new URL(withoutSession(address(`?${shown}`))))
  })

  it('comes from the page that opened the window, through any number of windows', () => {
    const first = windowOf(null)
    withSession(address('?certificate=abc'), first)
    const second = windowOf(first)
    expect(certificateAt('', second)).toBe('abc')
    expect(certificateAt('', windowOf(second))).toBe('abc')
  })

  it('is there again when the page is reloaded, until the address brings another', () => {
    expect(certificateAt('?certificate=abc', reloaded())).toBe('abc')
    expect(certificateAt('', reloaded())).toBe('abc')
    expect(certificateAt('?certificate=def', reloaded())).toBe('def')
    sessionStorage.clear()
    expect(certificateAt('', reloaded())).toBeNull()
  })

  it('is one whole: nothing of an address without a certificate goes into that of another person', () => {
    withSession(address('?certificate=abc&user=wangjing&userId=7'), reloaded())
    const known = withSession(address('?user=lihao&userFullName=Li&language=zh'), reloaded())
    expect(Object.fromEntries(known.searchParams)).toEqual({
      user: 'wangjing',
      userId: '7',
      certificate: 'abc',
      language: 'zh',
    })
  })

  it.each([
    ['it has no opener', null],
    ['a page that has none', {}],
    ['a page that holds something else there', { portalStandaloneSession: 7 }],
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
    expect(certificateAt('', windowOf(opener))).toBeNull()
  })
})

describe('a certificate is sent to the backend that it came for', () => {
  const away = '?apiBase=https://evil.example'
  const own = 'http://localhost:8200'
  const signedIn = `?certificate=abc&apiBase=${own}`

  it.each([
    ['an address that names another backend', '?certificate=abc', away, 'https://evil.example', undefined],
    ['one that names another than the kept', signedIn, away, 'https://evil.example', undefined],
    ['one that names the same', signedIn, `?apiBase=${own}/`, own, 'abc'],
    ['one that names none', signedIn, '', own, 'abc'],
    ['one that brings both', signedIn, `${away}&certificate=def`, 'https://evil.example', 'def'],
  ])('%s', async (_what, before, now, base, certificate) => {
    const fetchCall = vi.fn<typeof fetch>(async () => Response.json({}))
    const page = { say() {}, certificateRefused() {} }
    createStandalone(address(before), page)
    const { bridge } = createStandalone(address(now), page, fetchCall)
    await bridge.request({ method: 'GET', url: '/api/some/call', headers: {} })
    const [sentTo, init] = fetchCall.mock.lastCall ?? []
    expect(sentTo).toBe(`${base}/api/some/call`)
    expect(new Headers(init?.headers).get('certificate') || undefined).toBe(certificate)
    expect(bridge.snapshot().certificate || undefined).toBe(certificate)
  })

  it.each([
    ['another', away, null],
    ['the same', `?apiBase=${own}`, 'abc'],
    ['none', '', 'abc'],
  ])('also that of the opener, where the address names %s', (_which, query, certificate) => {
    const opener = windowOf(null)
    withSession(address(signedIn), opener)
    expect(certificateAt(query, windowOf(opener))).toBe(certificate)
  })
})
