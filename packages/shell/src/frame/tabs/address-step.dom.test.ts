import type { Tab } from '@portal/protocol/rules/tabs'
import { describe, expect, it } from 'vitest'
import { setDemoConfig } from '../../lib/config/testing/demo-config.ts'
import { menuItem, systemMenu } from '../../menu/testing/build-menu.ts'
import { locate } from '../location/portal-location.ts'
import { stepForAddress } from './address-step.ts'

setDemoConfig()

const orders: Tab = { key: '/child/oms/orders', title: 'Orders', url: '/child/oms/orders/SO-1' }
const systems = [
  systemMenu('OSS', 'Orders', [menuItem('Orders', '/orders'), menuItem('Pick-ups', '/pickups')]),
]
const policy: Tab = {
  key: '/announcement/policyDetails?id=5',
  title: '',
  url: '/announcement/policyDetails?id=5',
}
const open = { tabs: [orders, policy], dirty: new Set<string>(), systems }
const at = (address: string, { tabKey, ...context }: Partial<Parameters<typeof stepForAddress>[1]> = {}) =>
  stepForAddress(locate(context.systems ?? systems, address), { ...open, tabKey, ...context })
const show = (key: string, url: string) => ({ kind: 'show', key, url })

describe('the tabs follow the address', () => {
  it.each([
    ['home', at('/dashboard?menu=x'), show('/dashboard', '/dashboard?menu=x')],
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
      at('/child/oms/pickups?day=1', { tabKey: 'closed' }),
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
      at('/notification/list/?unread=1'),
      {
        kind: 'open',
        tab: { key: '/notification/list', title: '', url: '/notification/list?unread=1' },
      },
    ],
    [
      'an open page of the portal’s own, looked at in another way',
      at('/announcement/policyDetails?id=5&from=list'),
      show(policy.key, '/announcement/policyDetails?id=5&from=list'),
    ],
    [
      'another page under the same path',
      at('/announcement/policyDetails?id=6'),
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

  it('but never navigate a page with unsaved input', () => {
    const step = at(orders.key, { tabKey: orders.key, dirty: new Set([orders.key]) })
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
    const tabs = [{ ...orders, url }]
    expect(at(orders.key, { tabs, dirty: new Set([orders.key]) })).toEqual(expected)
  })
})

describe('a page that may not be opened', () => {
  const greyed = menuItem('Not yet', '/soon', { disabled: true })
  const contracts = systemMenu('LTC', 'Contracts', [menuItem('Contracts', '/contracts')], { disabled: true })
  const foreign = systemMenu('OSS', 'Orders', [menuItem('Contracts', '/child/ltc/contracts')])
  const some = [systemMenu('OSS', 'Orders', [menuItem('Orders', '/orders'), greyed]), contracts]

  it.each([
    ['the root that no menu leads to', '/child/oms/', [systemMenu('OSS', 'Orders', [greyed])], '/404'],
    ['a page that no menu covers', '/child/oms/nowhere', some, '/404'],
    ['a greyed page', '/child/oms/soon', some, '/401'],
    ['a page of a greyed system', '/child/ltc/nowhere', some, '/401'],
    ['the root of a sub-app that another one’s page precedes', '/child/oms/', [foreign], '/404'],
    ['a page of a system without menus', '/child/czdp/nowhere', some, '/401'],
  ])('%s', (_rule, address, menus, to) => {
    expect(at(address, { systems: menus })).toEqual({ kind: 'redirect', to })
  })
})
