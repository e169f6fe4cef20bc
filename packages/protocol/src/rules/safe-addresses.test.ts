import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decode, safeRedirect } from './safe-addresses.ts'

it.each([
  ['%E8%AE%A2%E5%8D%95-7', '订单-7'],
  ['', ''],
  ['100%', undefined],
  ['%E8%AE', undefined],
])('%s is decoded as %s', (text, decoded) => {
  expect(decode(text)).toBe(decoded)
})

describe('where a sign-in may lead', () => {
  it.each([
    '/dashboard',
    '/child/oms/orders?page=2#top',
    '/%2F%2Fevil.example',
    '/%5Cevil.example',
    '/%09//evil.example',
    '/redirect/dashboard',
    '/login/help',
    '/%zz',
  ])('%s is kept', (target) => {
    expect(safeRedirect(target)).toBe(target)
  })

  it.each([
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    'https:evil.example',
    'https://evil.example/',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,x',
    '%2F%2Fevil.example',
    '/..//evil.example',
    '/\t/evil.example',
    '/ /evil.example',
    ' //evil.example',
    '/.//evil.example',
    '/%2e//evil.example',
    'dashboard',
    '/login?redirect=/dashboard',
    '/login/',
    '/LOGIN',
    '/%6cogin',
    '/x/../login',
    '/auth-redirect?code=x',
    '/reset_password',
    '/reset_password/?x=1',
    '/reset%5Fpassword',
    '/redirect/reset_password',
    '/redirect/redirect/login/',
    '',
    null,
    undefined,
  ])('%j falls back', (target) => {
    expect(safeRedirect(target, '/dashboard')).toBe('/dashboard')
  })

  it('never leaves the origin by a way of writing another one, however it is encoded or spelled', () => {
    const inOtherCase = (text: string, upper: boolean) => (upper ? text.toUpperCase() : text)
    const encoded = (character: string) => `%${character.charCodeAt(0).toString(16).padStart(2, '0')}`
    const spelled = fc
      .tuple(
        fc.constantFrom('', ' ', '\t', '\n', '\u0000', '/', '/.', '/x/..', '\\'),
        fc.constantFrom(
          '//',
          '/\\',
          '\\\\',
          '///',
          '/\t/',
          'https:',
          'https:/',
          'http://',
          'javascript:',
          'data:',
          'blob:',
        ),
        fc.constantFrom('evil.example', 'evil.example/', 'a@evil.example', '[::1]', 'alert(1)', '\u3002evil'),
        fc.boolean(),
        fc.array(fc.nat({ max: 2 }), { minLength: 40, maxLength: 40 }),
      )
      .map(([before, way, host, upper, times]) =>
        // Each character as it is, encoded, or encoded twice.
        [...inOtherCase(before + way, upper)]
          .map(
            (one, place) =>
              ['', one, encoded(one), encoded('%') + encoded(one).slice(1)][(times[place] ?? 0) + 1],
          )
          .join('')
          .concat(host),
      )
    fc.assert(
      fc.property(spelled, (target) => {
        const path = safeRedirect(target, '/dashboard')
        expect(path).toMatch(/^\/(?![/\\])/)
        expect(new URL(path, 'https://portal.example').origin).toBe('https://portal.example')
        // Nor does the result after a router has parsed and rebuilt it.
        const { pathname, search } = new URL(path, 'https://portal.example')
        expect(new URL(pathname + search, 'https://portal.example').host).toBe('portal.example')
      }),
      { numRuns: 2_000 },
    )
  })

  it('never leaves the origin, whatever it is given', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.webUrl(),
          fc.string().map((text) => `/${text}`),
        ),
        (target) => {
          const resolved = new URL(safeRedirect(target), 'https://portal.example')
          expect(resolved.origin).toBe('https://portal.example')
        },
      ),
    )
  })
})
