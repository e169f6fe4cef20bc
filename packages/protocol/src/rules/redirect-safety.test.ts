import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { safeRedirect } from './redirect-safety.ts'

describe('where a sign-in may lead', () => {
  it.each([
    '/dashboard',
    '/child/oms/orders?page=2#top',
    '/%2F%2Fevil.example',
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
    'data:text/html,x',
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
    '',
    null,
    undefined,
  ])('%j falls back', (target) => {
    expect(safeRedirect(target, '/dashboard')).toBe('/dashboard')
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
