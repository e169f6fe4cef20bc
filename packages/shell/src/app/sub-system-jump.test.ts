import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { setDemoConfig } from '../lib/config/testing/demo-config.ts'
import { subSystemJump } from './sub-system-jump.ts'

setDemoConfig()

const jump = (query: string | Record<string, string>, base = '/') =>
  subSystemJump(new URLSearchParams(query), {
    childRoot: 'child',
    origin: 'https://portal.example',
    base,
    allowedHosts: ['desk.example', 'dbs.example:8443'],
  })
const orders = { redirectUrlCode: 'OSS', redirectUrl: '/orders/ceramic' }

describe('the page of a sub-system that a sign-in link names (specification §2, §6) [S-2.19]', () => {
  it.each([
    [orders, '/child/oms/orders/ceramic'],
    [{ ...orders, redirectUrlCode: 'LTC' }, '/child/ltc/orders/ceramic'],
    [{ ...orders, redirectUrlCode: 'CZDP' }, '/child/czdp/orders/ceramic'],
    [
      { redirectUrl: '/a?x=1', redirectUrlCode: 'OSS', params: '{"y":2,"z":null,"b":true}' },
      '/child/oms/a?x=1&y=2&b=true',
    ],
    [{ redirectUrl: '/a?x=1', redirectUrlCode: 'OSS', params: '?x=2&t=%2Fb' }, '/child/oms/a?x=2&t=%2Fb'],
    [{ redirectUrl: '/a/../b', redirectUrlCode: 'OSS' }, '/child/oms/b'],
    [{ redirectUrlCode: 'OSS' }, '/child/oms/'],
    [{ ...orders, redirectUrl: '/child/app-oms/orders?a=1' }, '/child/oms/orders?a=1'],
    [{ ...orders, redirectUrl: 'orders/all?a=1' }, '/child/oms/orders/all?a=1'],
    [{ ...orders, redirectUrl: './订单' }, '/child/oms/%E8%AE%A2%E5%8D%95'],
    [{ ...orders, redirectUrl: '/notification/list' }, '/notification/list'],
    [{ ...orders, redirectUrlCode: 'WYDP' }, '/child/dp/orders/ceramic'],
    [{ ...orders, redirectUrlCode: 'OMS' }, '/child/oms/orders/ceramic'],
    [{ redirectUrl: 'https://portal.example/profile?a=1#b' }, '/profile?a=1#b'],
    [
      { redirectUrl: 'https://portal.example/child/oms/a', redirectUrlCode: 'OSS', params: 'b=1' },
      '/child/oms/a?b=1',
    ],
    [{ rtmSubsystem: 'LTC' }, '/child/ltc/'],
    [{ rtmSubsystem: 'LTC', redirectUrl: '/a' }, '/child/ltc/a'],
    [{ ...orders, rtmSubsystem: 'LTC' }, '/child/oms/orders/ceramic'],
  ])('%j', (query, address) => {
    expect(jump(query)).toEqual({ address })
  })

  it.each([
    [{ redirectUrl: 'https://desk.example/tickets?id=1' }, { url: 'https://desk.example/tickets?id=1' }],
    [
      { redirectUrl: 'HTTPS://Desk.Example', redirectUrlCode: 'LTC', params: '{"a":"b c"}' },
      { url: 'https://desk.example/?a=b+c' },
    ],
    [{ redirectUrl: 'https://dbs.example:8443/x#y' }, { url: 'https://dbs.example:8443/x#y' }],
    [{ redirectUrlCode: 'DBS' }, { dbsPath: '/' }],
    [
      { redirectUrlCode: 'DBS', redirectUrl: '/agreements?year=2026', params: 'page=2' },
      { dbsPath: '/agreements?year=2026&page=2' },
    ],
    [
      { redirectUrlCode: 'DBS', redirectUrl: 'https://dbs.example:8443/agreements' },
      { dbsPath: '/agreements' },
    ],
  ])('%j leads out of the portal to %j', (query, expected) => {
    expect(jump(query)).toEqual(expected)
  })

  it.each([
    {},
    { redirect: '/dashboard' },
    { rtmSubsystem: 'CRM' },
    { rtmSubsystem: 'WYDP' },
    { rtmSubsystem: 'DBS' },
    { params: '{}' },
  ])('%j names none [S-6.11]', (query) => {
    expect(jump(query)).toBeUndefined()
  })

  it.each([
    [{ redirectUrl: '/a' }, 'noSystem', ''],
    [{ redirectUrl: '/a', redirectUrlCode: 'CRM' }, 'unknownSystem', 'CRM'],
    [{ redirectUrl: '/a', redirectUrlCode: 'dbs' }, 'unknownSystem', 'dbs'],
    [{ redirectUrl: '/a', redirectUrlCode: '__proto__' }, 'unknownSystem', '__proto__'],
    [{ redirectUrlCode: 'OSS', redirectUrl: '//evil.example' }, 'badPath', '//evil.example'],
    [{ redirectUrlCode: 'OSS', redirectUrl: 'https:evil.example' }, 'badPath', 'https:evil.example'],
    [{ redirectUrlCode: 'OSS', redirectUrl: '/\\evil.example' }, 'badPath', '/\\evil.example'],
    [{ redirectUrlCode: 'OSS', redirectUrl: '/\t/evil.example' }, 'badPath', '/\t/evil.example'],
    [{ redirectUrlCode: 'OSS', redirectUrl: 'javascript:alert(1)' }, 'badPath', 'javascript:alert(1)'],
    [{ redirectUrlCode: 'OSS', redirectUrl: 'java\nscript:alert(1)' }, 'badPath', 'java\nscript:alert(1)'],
    [{ redirectUrlCode: 'OSS', redirectUrl: 'data:text/html,evil' }, 'badPath', 'data:text/html,evil'],
    [{ redirectUrlCode: 'OSS', redirectUrl: '%2F%2Fevil.example' }, 'badPath', '%2F%2Fevil.example'],
    [{ redirectUrlCode: 'OSS', redirectUrl: 'evil.example/a' }, 'badPath', 'evil.example/a'],
    [{ redirectUrlCode: 'OSS', redirectUrl: '/..//evil.example' }, 'badPath', '/..//evil.example'],
    [{ ...orders, params: '[1]' }, 'badParams', '[1]'],
    [{ ...orders, params: '{"a":{}}' }, 'badParams', '{"a":{}}'],
    [{ ...orders, params: '{"a":' }, 'badParams', '{"a":'],
  ])('%j is refused: %s', (query, reason, detail) => {
    expect(jump(query)).toEqual({ problem: { reason, detail } })
  })

  it.each([
    ['https://portal.example/portal/profile', { address: '/profile' }],
    ['https://portal.example/profile', { problem: { reason: 'badPath' } }],
    ['https://portal.example/portal/login', { problem: { reason: 'badPath' } }],
  ])('of a portal at /portal/: %s', (redirectUrl, outcome) => {
    expect(jump({ redirectUrl }, '/portal/')).toMatchObject(outcome)
  })

  it.each([
    'https://evil.example/',
    'https://desk.example.evil.example/',
    'https://evil.example/desk.example',
    'https://desk.example@evil.example/',
    'https://evil.example:443@desk.example/',
    'https://desk.example:8080/',
    'http://desk.example/',
    'http://portal.example/profile',
    'https://desk.example\\@evil.example/',
    'https://\tevil.example/',
    'https:desk.example',
    '//desk.example/',
    'ftp://desk.example/',
    'javascript://desk.example/%0aalert(1)',
    'data://desk.example/,x',
    'blob:https://desk.example/x',
    'https://portal.example/login?redirect=/',
    'https://portal.example//evil.example/',
    'https://portal.example/redirect/auth-redirect',
    'https://xn--desk-example/',
  ])('the redirectUrl %s is refused, whatever its code [S-6.11]', (redirectUrl) => {
    for (const redirectUrlCode of ['', 'OSS', 'DBS']) {
      const found = jump({ redirectUrl, ...(redirectUrlCode && { redirectUrlCode }) })
      expect(found).toMatchObject({ problem: { reason: expect.stringMatching(/badPath|noSystem/) } })
    }
  })

  it('never leads to a host that is not allowed', () => {
    const host = fc.constantFrom(
      'desk.example',
      'evil.example',
      'portal.example',
      'dbs.example:8443',
      'dbs.example',
    )
    const target = fc.oneof(
      fc.string(),
      fc.webUrl({ withQueryParameters: true, withFragments: true }),
      fc
        .tuple(
          fc.constantFrom('https://', 'http://', 'https:/', '//', 'HTTPS://', 'https:\\'),
          fc.string({ maxLength: 4 }),
          host,
          fc.string(),
        )
        .map((parts) => parts.join('')),
    )
    fc.assert(
      fc.property(
        target,
        fc.constantFrom('', 'OSS', 'OMS', 'DBS', 'CRM'),
        fc.string(),
        (redirectUrl, redirectUrlCode, params) => {
          const found = jump({ redirectUrl, redirectUrlCode, params })
          if (!found || 'problem' in found || 'dbsPath' in found) return
          const { host, protocol } = new URL(
            'url' in found ? found.url : found.address,
            'https://portal.example',
          )
          expect(['desk.example', 'dbs.example:8443', 'portal.example']).toContain(host)
          expect(protocol).toBe('https:')
        },
      ),
      { numRuns: 1000 },
    )
  })

  it('is always one below its sub-app, whatever the link says', () => {
    const path = fc.oneof(
      fc.string(),
      fc.webUrl(),
      fc.string().map((text) => `/${text}`),
    )
    fc.assert(
      fc.property(path, fc.oneof(fc.string(), fc.json()), (redirectUrl, params) => {
        const found = jump({ redirectUrlCode: 'OSS', redirectUrl, params })
        if (!found || !('address' in found) || /^https?:/i.test(redirectUrl)) return
        const resolved = new URL(found.address, 'https://portal.example')
        expect(resolved.origin).toBe('https://portal.example')
        expect(resolved.pathname).toMatch(/^\/child\/oms\//)
      }),
    )
  })
})
