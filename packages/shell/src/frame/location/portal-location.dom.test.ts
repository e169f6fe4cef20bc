import { beforeEach, describe, expect, it } from 'vitest'
import { setDemoConfig } from '../../lib/config/testing/demo-config.ts'
import { menuItem, systemMenu } from '../../menu/testing/build-menu.ts'
import { locate, locateSubAppPage, ownPageAt } from './portal-location.ts'

setDemoConfig()

const detail = '/notification/detail-12-policy-345'

describe('pages of the portal’s own that open as tabs', () => {
  it.each([
    ['/notification/list', { key: '/notification/list', name: 'noticeList' }],
    ['/notification/list?unread=1', { key: '/notification/list', name: 'noticeList' }],
    [detail, { key: detail, name: 'noticeDetail', insMessId: '345' }],
    ['/announcement/policyDetails?id=5', { key: '/announcement/policyDetails?id=5', name: 'policyDetails' }],
    [
      '/announcement/policyDetails?from=x&id=5',
      { key: '/announcement/policyDetails?id=5', name: 'policyDetails' },
    ],
    ['/announcement/policyDetails', { key: '/announcement/policyDetails', name: 'policyDetails' }],
    ['/profile', { key: '/profile', name: 'profile' }],
  ])('%s [S-2.9]', (url, expected) => {
    expect(ownPageAt(url)).toEqual({ ...expected, url })
  })

  it('a slash at the end is no other page', () => {
    expect(ownPageAt('/notification/list/?page=2')).toEqual({
      key: '/notification/list',
      url: '/notification/list?page=2',
      name: 'noticeList',
    })
  })

  it.each(['/dashboard', '/404', '/child/oms/orders', '/notification/detail-x', '/notification', '/Profile'])(
    '%s is not one of them',
    (url) => {
      expect(ownPageAt(url)).toBeUndefined()
    },
  )
})

describe('portal location', () => {
  const systems = [
    systemMenu('OSS', 'Orders', [
      menuItem('Orders', '/orders'),
      menuItem('Not yet', '/soon', { disabled: true }),
      menuItem('Walls', '/child/dp/walls'),
    ]),
    systemMenu('LTC', 'Contracts', [menuItem('Contracts', '/contracts')], { disabled: true }),
  ]

  beforeEach(() => setDemoConfig())

  describe('what an address shows', () => {
    it.each([
      ['/dashboard/?menu=x', { kind: 'home', url: '/dashboard?menu=x' }],
      ['/profile', { kind: 'own-page', page: { key: '/profile', url: '/profile', name: 'profile' } }],
      [
        '/child/oms/orders/SO-1/?day=1',
        { kind: 'sub-app', app: 'oms', path: '/orders/SO-1?day=1', url: '/child/oms/orders/SO-1?day=1' },
      ],
      ['/child', { kind: 'unknown-sub-app' }],
      ['/child/xyz/orders', { kind: 'unknown-sub-app' }],
      ['/child/oms//evil.example', { kind: 'unknown-sub-app' }],
      ['/children/oms/orders', { kind: 'other' }],
      ['/404', { kind: 'other' }],
    ])('%s', (address, expected) => {
      expect(locate(systems, address)).toMatchObject(expected)
    })

    it('follows the child root of the installation', () => {
      expect(locate(systems, '/child/oms/orders').kind).toBe('sub-app')
      setDemoConfig({ childRoot: 'apps' })
      expect(locate(systems, '/child/oms/orders').kind).toBe('other')
    })

    it('is computed once for the same menus', () => {
      const location = locate(systems, '/child/oms/orders')
      expect(locate(systems, '/child/oms/orders')).toBe(location)
      expect(locate([...systems], '/child/oms/orders')).not.toBe(location)
    })
  })

  it.each([
    ['a page of the menus of the sub-app’s system', 'oms', '/orders/SO-1', 'Orders'],
    ['not a page of another system’s menus', 'czdp', '/orders', undefined],
    ['a page that another system’s menu has', 'dp', '/walls/7', 'Walls'],
    ['not a page of a greyed system', 'ltc', '/contracts', undefined],
  ] as const)('what may be opened: %s', (_rule, app, path, name) => {
    expect(locateSubAppPage(systems, { app, path })?.permittedBy?.item.menuName).toBe(name)
  })
})
