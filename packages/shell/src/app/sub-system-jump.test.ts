import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { subSystemJump } from './sub-system-jump.ts'

const jump = (query: string | Record<string, string>) =>
  subSystemJump(new URLSearchParams(query), () => 'child')
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
    [{ rtmSubsystem: 'LTC' }, '/child/ltc/'],
    [{ rtmSubsystem: 'LTC', redirectUrl: '/a' }, '/child/ltc/a'],
    [{ ...orders, rtmSubsystem: 'LTC' }, '/child/oms/orders/ceramic'],
  ])('%j', (query, address) => {
    expect(jump(query)).toEqual({ address })
  })

  it.each([{}, { redirect: '/dashboard' }, { rtmSubsystem: 'CRM' }, { params: '{}' }])(
    '%j names none',
    (query) => {
      expect(jump(query)).toBeUndefined()
    },
  )

  it.each([
    [{ redirectUrl: '/a' }, 'noSystem', ''],
    [{ redirectUrl: '/a', redirectUrlCode: 'WYDP' }, 'unknownSystem', 'WYDP'],
    [{ redirectUrl: '/a', redirectUrlCode: '__proto__' }, 'unknownSystem', '__proto__'],
    [{ redirectUrlCode: 'OSS', redirectUrl: '//evil.example' }, 'badPath', '//evil.example'],
    [{ redirectUrlCode: 'OSS', redirectUrl: 'https:evil.example' }, 'badPath', 'https:evil.example'],
    [{ redirectUrlCode: 'OSS', redirectUrl: '/\\evil.example' }, 'badPath', '/\\evil.example'],
    [{ redirectUrlCode: 'OSS', redirectUrl: '/\t/evil.example' }, 'badPath', '/\t/evil.example'],
    [{ redirectUrlCode: 'OSS', redirectUrl: 'javascript:alert(1)' }, 'badPath', 'javascript:alert(1)'],
    [{ redirectUrlCode: 'OSS', redirectUrl: 'java\nscript:alert(1)' }, 'badPath', 'java\nscript:alert(1)'],
    [{ redirectUrlCode: 'OSS', redirectUrl: 'data:text/html,evil' }, 'badPath', 'data:text/html,evil'],
    [{ redirectUrlCode: 'OSS', redirectUrl: '%2F%2Fevil.example' }, 'badPath', '%2F%2Fevil.example'],
    [{ redirectUrlCode: 'OSS', redirectUrl: '/..//evil.example' }, 'badPath', '/..//evil.example'],
    [{ ...orders, params: '[1]' }, 'badParams', '[1]'],
    [{ ...orders, params: '{"a":{}}' }, 'badParams', '{"a":{}}'],
    [{ ...orders, params: '{"a":' }, 'badParams', '{"a":'],
  ])('%j is refused: %s [S-6.11]', (query, reason, detail) => {
    expect(jump(query)).toEqual({ problem: { reason, detail } })
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
        if (!found || 'problem' in found) return
        const resolved = new URL(found.address, 'https://portal.example')
        expect(resolved.origin).toBe('https://portal.example')
        expect(resolved.pathname).toMatch(/^\/child\/oms\//)
      }),
    )
  })
})
