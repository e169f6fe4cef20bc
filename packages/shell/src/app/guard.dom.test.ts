import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { setDemoConfig } from '../lib/config/testing/demo-config.ts'
import { loginAddress } from '../lib/routes.ts'
import { isOutsideFrame, isPublic, redirectFor } from './guard.ts'

setDemoConfig()

const at = (address: string) => new URL(address, 'http://portal.test')
const signedOut = {}
const signedIn = { certificate: 'c-1' }

describe('without a certificate (specification §4)', () => {
  it.each([
    ['/', '/login?redirect=%2F'],
    ['/dashboard', '/login?redirect=%2Fdashboard'],
    [
      '/child/oms/orders?page=2&q=a%20b#top',
      '/login?redirect=%2Fchild%2Foms%2Forders%3Fpage%3D2%26q%3Da%2520b%23top',
    ],
    ['/no/such/page', '/login?redirect=%2Fno%2Fsuch%2Fpage'],
    ['/404', '/login?redirect=%2F404'],
    ['/dashboard?menu=M&token=t', '/login?redirect=%2Fdashboard%3Fmenu%3DM'],
  ])('%s leads to the sign-in page, which knows the way back [S-4.1]', (address, expected) => {
    expect(redirectFor(at(address), signedOut)).toBe(expected)
  })

  it.each([
    '/login',
    '/login/',
    '/%6Cogin',
    '/login?redirect=%2Fdashboard',
    '/reset_password',
    '/auth-redirect',
    '/reset%5Fpassword',
  ])('%s stays [S-2.1] [S-2.2] [S-2.3]', (address) => {
    expect(redirectFor(at(address), signedOut)).toBeUndefined()
  })

  it('the sign-out itself decides where the next sign-in leads', () => {
    const session = { lastSignOut: { returnTo: '/dashboard' } }
    expect(redirectFor(at('/child/oms/orders'), session)).toBe('/login?redirect=%2Fdashboard')
  })
})

describe('with a certificate', () => {
  it.each([
    ['/login', '/'],
    ['/login/', '/'],
    ['/login?redirect=%2Fchild%2Foms%2Forders%3Fpage%3D2', '/child/oms/orders?page=2'],
    ['/login?redirect=%2F%2Fevil.test', '/'],
    ['/login?redirect=https%3A%2F%2Fevil.test', '/'],
    ['/login?redirect=%2F%5Cevil.test', '/'],
    ['/login?redirect=javascript%3Aalert(1)', '/'],
    ['/login?redirect=%2Flogin', '/'],
    ['/%6Cogin', '/'],
    ['/login?redirect=%2Fdashboard%3Fmenu%3DM%26token%3Dt', '/dashboard?menu=M'],
  ])('%s leads to %s [S-4.3]', (address, expected) => {
    expect(redirectFor(at(address), signedIn)).toBe(expected)
  })

  it('no spelling of a public screen is what a sign-in leads to', () => {
    const screen = fc.constantFrom('/login', '/reset_password', '/auth-redirect')
    const spelled = fc
      .tuple(
        fc.constantFrom('', '/redirect', '/x/..', '/.'),
        screen,
        fc.constantFrom('', '/', '//', '?x=1', '#x'),
      )
      .map((parts) => parts.join(''))
    fc.assert(
      fc.property(spelled, fc.nat({ max: 15 }), fc.boolean(), (target, place, isEncoded) => {
        const letter = target[place] ?? ''
        const code = `%${letter.charCodeAt(0).toString(16)}`
        const wanted =
          isEncoded && /[a-z_]/.test(letter)
            ? target.slice(0, place) + code + target.slice(place + 1)
            : target
        expect(redirectFor(at(`/login?redirect=${encodeURIComponent(wanted)}`), signedIn)).toBe('/')
      }),
    )
  })

  it('the documented host route of a sub-app leads to its page [S-2.12]', () => {
    expect(redirectFor(at('/child/app-oms/orders?page=2#top'), signedIn)).toBe('/child/oms/orders?page=2#top')
    expect(redirectFor(at('/login?redirect=%2Fchild%2Fapp-ltc%2F'), signedIn)).toBe('/child/app-ltc/')
  })

  it.each(['/', '//', '/?a=1', '/#top'])('the root leads to the home page: %s [S-2.5]', (address) => {
    const { pathname, search, hash } = new URL(`http://portal.test${address}`)
    expect(redirectFor({ pathname, search, hash }, signedIn)).toBe('/dashboard')
  })

  it.each(['/dashboard', '/child/oms/orders', '/no/such/page'])('%s stays', (address) => {
    expect(redirectFor(at(address), signedIn)).toBeUndefined()
  })
})

it.each([
  ['/reset_password', true],
  ['/reset_password/', true],
  ['/auth-redirect?code=1', true],
  ['/login', false],
  ['/dashboard', false],
])('%s is shown without the frame, signed in or not: %s', (address, expected) => {
  expect(isOutsideFrame(at(address))).toBe(expected)
})

describe('a link inside the portal brings nothing that signs on', () => {
  it.each([
    ['/dashboard?menu=M&token=t', signedIn, '/dashboard?menu=M'],
    ['/?code=c', signedIn, '/dashboard'],
    ['/login?code=c&state=s', signedOut, '/login'],
    ['/login?redirect=%2Fdashboard%3Ftoken%3Dt', signedOut, '/login?redirect=%2Fdashboard'],
    ['/auth-redirect?code=c', signedOut, '/auth-redirect'],
  ])('%s', (address, session, expected) => {
    expect(redirectFor(at(address), session)).toBe(expected)
  })
})

describe('the wanted address', () => {
  const segment = fc.stringMatching(/^[a-z0-9._~!$&'()*+,;=:@%-]{0,12}$/)
  const address = fc.array(segment, { minLength: 1, maxLength: 4 }).map((parts) => `/x${parts.join('/')}`)

  it('survives the sign-in, whatever its query contains', () => {
    fc.assert(
      fc.property(address, fc.dictionary(fc.string(), fc.string()), (pathname, query) => {
        const wanted = at(pathname)
        wanted.search = new URLSearchParams(query).toString()
        const login = redirectFor(wanted, signedOut) ?? ''
        expect(redirectFor(at(login), signedIn)).toBe(wanted.pathname + wanted.search)
      }),
    )
  })

  it('is one query value of a public page', () => {
    fc.assert(
      fc.property(fc.string(), (wanted) => {
        const login = at(loginAddress(wanted))
        expect(isPublic(login)).toBe(true)
        expect([...login.searchParams.keys()]).toEqual(['redirect'])
      }),
    )
  })
})
