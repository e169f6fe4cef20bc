import { afterEach, expect, it } from 'vitest'
import { basePath, browserAddress, currentAddress, pathInside } from './base-path.ts'

afterEach(() => {
  delete document.documentElement.dataset.base
})

it.each([
  ['/', '/dashboard', '/dashboard'],
  ['/', '/', '/'],
  ['/portal/', '/portal/dashboard', '/dashboard'],
  ['/portal/', '/portal/', '/'],
  ['/portal/', '/portal', '/'],
  ['/portal/', '/portal//evil', '//evil'],
  ['/portal/', '/portals/dashboard', undefined],
  ['/portal/', '/dashboard', undefined],
  ['/a/b/', '/a/b/child/oms/x', '/child/oms/x'],
])('below %s, %s is %s of the portal', (base, pathname, inside) => {
  expect(pathInside(pathname, base)).toBe(inside)
})

it('the page says where the portal is served; without a word it is the root', () => {
  expect([basePath(), browserAddress('/login?a=1')]).toEqual(['/', '/login?a=1'])
  document.documentElement.dataset.base = '/portal/'
  expect([basePath(), browserAddress('/login?a=1'), browserAddress('/')]).toEqual([
    '/portal/',
    '/portal/login?a=1',
    '/portal/',
  ])
  expect(currentAddress({ pathname: '/portal/login', search: '?a=1', hash: '#b' })).toEqual({
    pathname: '/login',
    search: '?a=1',
    hash: '#b',
  })
})
