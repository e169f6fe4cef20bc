import { ownPath } from '@portal/sub-app-sdk/accepted-calls'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { setDemoConfig } from '../lib/config/testing/demo-config.ts'
import { paths } from '../lib/routes.ts'
import { cleanMenuPath, pagePath } from './menu-path.ts'
import { menuTarget } from './menu-target.ts'

describe('a path inside a system', () => {
  it.each([
    ['/orders/ceramic', '/orders/ceramic'],
    ['/orders?status=new', '/orders?status=new'],
    ['/orders#top', '/orders'],
    ['/orders/../approvals', '/approvals'],
    ['/', '/'],
    ['/discounts/100%?at=5%', '/discounts/100%25?at=5%25'],
  ])('%s is taken as %s', (path, clean) => {
    expect(cleanMenuPath(path)).toBe(clean)
  })

  it.each([
    '',
    'orders',
    '//evil.example/x',
    '/\\evil.example',
    '/\t/evil.example',
    '/x/..//evil.example',
    'https://evil.example',
    'javascript:alert(1)',
  ])('%j is refused', (path) => {
    expect(cleanMenuPath(path)).toBeUndefined()
  })

  it('never leaves the origin, whatever it is', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.webPath(), fc.webUrl()), (path) => {
        const clean = cleanMenuPath(path)
        if (clean === undefined) return
        expect(new URL(clean, 'https://portal.example').origin).toBe('https://portal.example')
        expect(cleanMenuPath(clean)).toBe(clean)
      }),
    )
  })
})

it.each([
  ['/orders/ceramic', '/orders/ceramic'],
  ['/orders/ceramic//', '/orders/ceramic'],
  ['/orders/?back=/home/', '/orders?back=/home/'],
  ['/', '/'],
  ['/?a=1', '/?a=1'],
])('a page has one path: %s is %s', (path, one) => {
  expect(pagePath(path)).toBe(one)
})

it('the portal itself knows every route that a menu may name', () => {
  setDemoConfig()
  for (const path of [
    paths.dashboard,
    paths.noticeList,
    '/announcement/policyDetails',
    '/notification/detail-5-policy-7',
  ])
    expect(menuTarget('OSS', { path, htmlUrl: null })).toEqual({ kind: 'portal', path })
})

it('any path of a sub-app is cleaned as a path of the menus', () => {
  const ofSubApp = (path: string) => {
    try {
      return ownPath('navigate', path)
    } catch {
      return undefined
    }
  }
  const hostile = fc.string({
    unit: fc.constantFrom('/', '\\', '.', ':', '@', ' ', '?', '#', 'a', '%', '\t', '['),
  })
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.webPath(), fc.webUrl(), hostile), (path) => {
      expect(ofSubApp(path)).toBe(cleanMenuPath(path))
    }),
  )
})
