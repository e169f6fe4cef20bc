import { describe, expect, it } from 'vitest'
import { setDemoConfig } from '../lib/config/testing/demo-config.ts'
import { menuPageFor } from './menu-permission.ts'
import { menuTarget } from './menu-target.ts'
import { menuItem, systemMenu } from './testing/build-menu.ts'

setDemoConfig()

const menu = [
  menuItem('Orders', '/order-center', {
    children: [
      menuItem('List', '/orders'),
      menuItem('New', '/orders/new?kind=1'),
      menuItem('Sample', '/orders/new?kind=2'),
      menuItem('Import', '/orders/import', { disabled: true }),
    ],
  }),
  menuItem('Closed', '/closed', { disabled: true, children: [menuItem('Inside', '/inside')] }),
  menuItem('Manual', '/manual', { htmlUrl: 'https://docs.example' }),
  menuItem('Prefixed', '/child/oms/stock/all'),
  menuItem('Relative', 'prices'),
  menuItem('Hash', '/#/returns'),
  menuItem('Foreign', '/child/ltc/contracts'),
]
const systems = [
  systemMenu('OSS', 'Orders', menu),
  systemMenu('LTC', 'Contracts', [menuItem('Contracts', '/contracts/open')]),
  systemMenu('CRM', 'Customers', [
    menuItem('Customers', '/#/customers'),
    menuItem('Link', '/child/oms/orders/x'),
  ]),
]

describe('the page of the menu that a path belongs to [S-3.10]', () => {
  it.each([
    ['the page itself', '/orders', 'List'],
    ['the page itself with a slash at its end', '/orders/', 'List'],
    ['a page below it', '/orders/SO-1', 'List'],
    ['the longest path that fits', '/orders/new', 'New'],
    ['with a query of its own', '/orders?status=open', 'List'],
    ['the one with its query, of several with one path', '/orders/new?kind=2', 'Sample'],
    ['not a path that only starts alike', '/orders-archive', undefined],
    ['not a greyed page, nor its parent', '/orders/import', undefined],
    ['not a page of a greyed group', '/inside', undefined],
    ['not a group, which only names what is below', '/order-center', undefined],
    ['not a page outside the portal', '/manual', undefined],
    ['not what hides behind dot segments', '/orders/../secret', undefined],
    ['not another origin', '//evil.example', undefined],
    ['one that the menu names with the prefix of its sub-app', '/stock/all/7', 'Prefixed'],
    ['one that the menu names without a slash', '/prices', 'Relative'],
    ['one that the menu names as a route after #', '/returns/7', 'Hash'],
    ['one of the own menus before those of other systems', '/orders/x', 'List'],
  ])('is %s', (_rule, path, name) => {
    expect(menuPageFor(systems, menuTarget('OSS', { path, htmlUrl: null }))?.item.menuName).toBe(name)
  })

  it.each([
    [
      'another system’s menu, where no own one has it',
      { kind: 'sub-app', app: 'ltc', path: '/contracts/9' },
      'OSS',
    ],
    ['its own system’s menu', { kind: 'sub-app', app: 'ltc', path: '/contracts/open/9' }, 'LTC'],
    [
      'the menu of a system with a window',
      { kind: 'system-window', systemCode: 'CRM', path: '/#/customers/9' },
      'CRM',
    ],
    [
      'none for another system’s window',
      { kind: 'system-window', systemCode: 'BI', path: '/#/customers' },
      undefined,
    ],
  ] as const)('is found in %s', (_which, target, systemCode) => {
    expect(menuPageFor(systems, target)?.systemCode).toBe(systemCode)
  })
})
