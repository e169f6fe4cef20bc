import type { Tab } from '@portal/protocol/rules/tabs'
import { describe, expect, it } from 'vitest'
import { menuItem, systemMenu } from '../../menu/testing/build-menu.ts'
import { stepForAddress } from './address-step.ts'

const orders: Tab = { key: '/child/oms/orders', title: 'Orders', url: '/child/oms/orders/SO-1' }
const systems = [
  systemMenu('OSS', 'Orders', [menuItem('Orders', '/orders'), menuItem('Pick-ups', '/pickups')]),
]
const policy: Tab = {
  key: '/announcement/policyDetails?id=5',
  title: '',
  url: '/announcement/policyDetails?id=5',
}
const around = { tabs: [orders, policy], dirty: new Set<string>(), systems, childRoot: 'child' }
const at = (pathname: string, { search = '', tabKey }: { search?: string; tabKey?: string } = {}) =>
  stepForAddress({ pathname, search, tabKey }, around)
const show = (key: string, url: string) => ({ kind: 'show', key, url })

describe('the tabs follow the address', () => {
  it.each([
    ['home', at('/dashboard', { search: '?menu=x' }), show('/dashboard', '/dashboard?menu=x')],
    ['home with a slash', at('/dashboard/'), show('/dashboard', '/dashboard')],
    ['the same page with a slash', at(`${orders.key}/`), show(orders.key, orders.key)],
    ['where an open tab is', at(orders.url), show(orders.key, orders.url)],
    ['where an open tab began', at(orders.key), show(orders.key, orders.key)],
    [
      'back to where its tab was before',
      at('/child/oms/orders/SO-0', { tabKey: orders.key }),
      show(orders.key, '/child/oms/orders/SO-0'),
    ],
    [
      'a page that menus permit',
      at('/child/oms/pickups', { search: '?day=1', tabKey: 'closed' }),
      {
        kind: 'open',
        tab: { key: '/child/oms/pickups?day=1', title: 'Pick-ups', url: '/child/oms/pickups?day=1' },
      },
    ],
    ['a page that no menu permits', at('/child/ltc/contracts'), { kind: 'redirect', to: '/401' }],
    ['the start of a sub-app', at('/child/oms/'), { kind: 'redirect', to: '/child/oms/orders' }],
    ['the start of a sub-app without menus', at('/child/ltc'), { kind: 'redirect', to: '/401' }],
    ['a page that is unknown', at('/child/oms/nowhere'), { kind: 'redirect', to: '/404' }],
    ['no sub-app at all', at('/child'), { kind: 'redirect', to: '/404' }],
    ['an unknown sub-app', at('/child/xyz/orders'), { kind: 'redirect', to: '/404' }],
    [
      'a page of the portal’s own',
      at('/notification/list/', { search: '?unread=1' }),
      {
        kind: 'open',
        tab: { key: '/notification/list', title: '', url: '/notification/list?unread=1' },
      },
    ],
    [
      'an open page of the portal’s own, looked at in another way',
      at('/announcement/policyDetails', { search: '?id=5&from=list' }),
      show(policy.key, '/announcement/policyDetails?id=5&from=list'),
    ],
    [
      'another page under the same path',
      at('/announcement/policyDetails', { search: '?id=6' }),
      {
        kind: 'open',
        tab: { key: '/announcement/policyDetails?id=6', title: '', url: '/announcement/policyDetails?id=6' },
      },
    ],
    ['a notice that none can be', at('/notification/detail-x'), { kind: 'none' }],
    ['a page without a tab', at('/404'), { kind: 'none' }],
  ])('%s', (_place, step, expected) => {
    expect(step).toEqual(expected)
  })

  it('but never move a page that holds unsaved input', () => {
    const place = { pathname: orders.key, search: '', tabKey: orders.key }
    const step = stepForAddress(place, { ...around, dirty: new Set([orders.key]) })
    expect(step).toEqual(show(orders.key, orders.url))
  })

  it.each([
    [
      'the page that it left is opened beside it',
      orders.url,
      { kind: 'open', tab: { key: orders.key, title: 'Orders', url: orders.key } },
    ],
    [
      'its page under a longer query is gone to as it is',
      `${orders.key}?draft=7`,
      show(orders.key, `${orders.key}?draft=7`),
    ],
  ])('a link moves no page with unsaved input either: %s', (_rule, url, expected) => {
    const place = { pathname: orders.key, search: '', tabKey: undefined }
    const tabs = [{ ...orders, url }]
    expect(stepForAddress(place, { ...around, tabs, dirty: new Set([orders.key]) })).toEqual(expected)
  })
})
