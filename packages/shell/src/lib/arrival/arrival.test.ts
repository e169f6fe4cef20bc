import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readArrival } from './arrival.ts'

const read = (address: string) => readArrival(new URL(address, 'http://portal.test'))
const link = {
  kind: 'link',
  loginType: 'sso',
  ssoSystem: 'OA',
  code: 'c',
  state: '',
  account: '',
  userType: '',
  distributorCode: '',
}

describe('an address that signs on (specification §2) [S-2.18]', () => {
  it.each([
    ['/login?loginType=sso&ssoSystem=OA&code=c', link, '/login'],
    [
      '/login/?code=c&redirectUrl=%2Forders&redirectUrlCode=OSS&params=%7B%7D&ssoSystem=OA&loginType=sso#x',
      link,
      '/login/?redirectUrl=%2Forders&redirectUrlCode=OSS&params=%7B%7D#x',
    ],
    [
      '/login?loginType=sso&ssoSystem=OA&code=c&code=d&state=s&account=a&userType=u&distributorCode=D1&rtmSubsystem=OSS',
      { ...link, state: 's', account: 'a', userType: 'u', distributorCode: 'D1' },
      '/login?rtmSubsystem=OSS',
    ],
    ['/login?code=c', { ...link, loginType: '', ssoSystem: '' }, '/login'],
    ['/auth-redirect?code=c&state=s', { kind: 'return', code: 'c', state: 's', error: '' }, '/auth-redirect'],
    [
      '/auth-redirect/?error=access_denied&state=s#code=1',
      { kind: 'return', code: '', state: 's', error: 'access_denied' },
      '/auth-redirect',
    ],
    ['/auth-redirect', { kind: 'return', code: '', state: '', error: '' }, '/auth-redirect'],
    [
      '/dashboard?menu=M&businessKey=TC%201&systemCode=OSS&token=t',
      { kind: 'token', token: 't' },
      '/dashboard?menu=M&businessKey=TC+1&systemCode=OSS',
    ],
  ])('%s', (address, arrival, shown) => {
    expect(read(address)).toEqual({ arrival, shown })
  })

  it.each([
    ['/login?redirect=%2Fdashboard', '/login?redirect=%2Fdashboard'],
    ['/login?state=s', '/login'],
    ['/Login?loginType=sso&ssoSystem=OA&code=c&rtmSubsystem=OSS', '/Login?rtmSubsystem=OSS'],
    ['/Dashboard?token=t', '/Dashboard'],
    ['/dashboard?menu=M%20N', '/dashboard?menu=M%20N'],
    ['/child/oms/orders?code=c&token=t#top', '/child/oms/orders?code=c&token=t#top'],
    ['/%6Cogin?loginType=sso&ssoSystem=OA&code=c&rtmSubsystem=OSS', '/%6Cogin?rtmSubsystem=OSS'],
    ['/%256Cogin?code=c', '/%256Cogin'],
    ['/auth%2Dredirect?code=c&state=s', '/auth-redirect'],
    ['/%64ashboard?token=t&menu=M', '/%64ashboard?menu=M'],
    ['http://portal.test//login?code=c', '/login'],
    ['http://portal.test//evil.example/x', '/evil.example/x'],
    ['/login%3Fcode=c', '/404'],
    ['/?token=t', '/'],
    ['/reset_password?token=t&redirect=%2Fdashboard', '/reset_password?redirect=%2Fdashboard'],
    ['/reset%5Fpassword?token=t', '/reset%5Fpassword'],
    ['/redirect/dashboard?token=t', '/redirect/dashboard'],
    ['/nowhere?Code=c&a=1', '/nowhere?a=1'],
    ['/nowhere?token=t#code=c', '/nowhere'],
    ['/login#code=c', '/login'],
    ['/dashboard#/x?token=t', '/dashboard'],
  ])('%s does not', (address, shown) => {
    expect(read(address)).toEqual({ arrival: undefined, shown })
  })

  const below = (target: string) => `/login?redirect=${encodeURIComponent(target)}`
  it.each([
    ['/dashboard?menu=M&token=t', '/dashboard?menu=M'],
    ['/login?code=c&state=s', '/login'],
    ['/login?loginType=sso&ssoSystem=OA&code=c', '/login'],
    ['/%6Cogin?code=c', '/%6Cogin'],
    ['/auth-redirect?code=c', '/auth-redirect'],
    ['/reset_password?redirect=%2Fdashboard%3Ftoken%3Dt', '/reset_password?redirect=%2Fdashboard'],
    ['/child/oms/orders?code=c&token=t', '/child/oms/orders?code=c&token=t'],
    ['https://portal.test/dashboard?token=t', '/'],
    ['//evil.example/?token=t', '/'],
  ])('below redirect, %s is shown as %s', (target, shown) => {
    expect(read(below(target))).toEqual({ arrival: undefined, shown: below(shown) })
    const reset = below(target).replace('login', 'reset_password')
    expect(read(reset).shown).toBe(below(shown).replace('login', 'reset_password'))
  })

  it('shows none of its secrets, whatever they are', () => {
    const secret = fc.stringMatching(/^[\w-]{12,40}$/)
    fc.assert(
      fc.property(secret, fc.constantFrom('login', 'auth-redirect', 'dashboard'), (value, page) => {
        const query = new URLSearchParams({ code: value, state: value, token: value, ssoSystem: value })
        const names = { login: ['code', 'state'], 'auth-redirect': ['code', 'state'], dashboard: ['token'] }[
          page
        ]
        const shown = new URLSearchParams(read(`/${page}?${query}`).shown.split('?')[1])
        expect(names?.filter((name) => shown.has(name))).toEqual([])
      }),
    )
  })

  it('shows none of them at any depth below redirect', () => {
    const secret = fc.stringMatching(/^[\w-]{12,40}$/)
    const page = fc.constantFrom(
      '/login',
      '/dashboard',
      '/reset_password',
      '/%6Cogin',
      '/Login/',
      '/auth-redirect',
      '/',
    )
    fc.assert(
      fc.property(secret, fc.array(page, { minLength: 1, maxLength: 4 }), (value, pages) => {
        const address = pages.reduce<string>(
          (target, path) => `${path}?token=${value}&code=${value}&redirect=${encodeURIComponent(target)}`,
          '/dashboard',
        )
        expect(read(address).shown).not.toContain(value)
      }),
    )
  })
})
