import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cleanExternalUrl, cleanMenuPath, menuTarget, pagePath } from './menu-path.ts'

describe('a path inside a system', () => {
  it.each([
    ['/orders/ceramic', '/orders/ceramic'],
    ['/orders?status=new', '/orders?status=new'],
    ['/orders#top', '/orders'],
    ['/orders/../approvals', '/approvals'],
    ['/', '/'],
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

describe('an external page', () => {
  it.each([
    ['https://docs.example/a', 'https://docs.example/a'],
    ['http://docs.example', 'http://docs.example/'],
    ['javascript:alert(1)', undefined],
    ['data:text/html,x', undefined],
    ['/relative', undefined],
    ['', undefined],
  ])('%s opens %s', (address, url) => {
    expect(cleanExternalUrl(address)).toBe(url)
  })
})

const external = (htmlUrl: string) => ({ path: '/x', htmlUrl })
const inside = (path: string) => ({ path, htmlUrl: null })

describe('where a menu item leads [S-3.5]', () => {
  it.each([
    ['OSS', inside('/orders'), { kind: 'sub-app', app: 'oms', path: '/orders' }],
    ['WYDP', inside('/pickups'), { kind: 'sub-app', app: 'dp', path: '/pickups' }],
    ['CRM', inside('/customers'), { kind: 'system-window', systemCode: 'CRM', path: '/customers' }],
    ['OSS', external('https://docs.example/a'), { kind: 'external', url: 'https://docs.example/a' }],
    ['OSS', external('javascript:alert(1)'), { kind: 'refused', address: 'javascript:alert(1)' }],
    ['OSS', inside('//evil.example'), { kind: 'refused', address: '//evil.example' }],
    ['CRM', inside('customers'), { kind: 'refused', address: 'customers' }],
  ])('%s %o', (systemCode, item, target) => {
    expect(menuTarget(systemCode, item)).toEqual(target)
  })
})
