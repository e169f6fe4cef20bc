import { expect, it } from 'vitest'
import { menuItem, systemMenu } from '../../menu/testing/build-menu.ts'
import { permittingPage, refusalOf } from './page-permission.ts'

const systems = [
  systemMenu('OSS', 'Orders', [
    menuItem('Orders', '/orders'),
    menuItem('Not yet', '/soon', { disabled: true }),
  ]),
  systemMenu('LTC', 'Contracts', [menuItem('Contracts', '/contracts')], { disabled: true }),
]

it.each([
  ['a page of the menus of the sub-app’s system', 'oms', '/orders/SO-1', 'Orders'],
  ['not a page of another system’s menus', 'czdp', '/orders', undefined],
  ['not a page of a greyed system', 'ltc', '/contracts', undefined],
] as const)('what may be opened: %s', (_rule, app, path, name) => {
  expect(permittingPage(systems, { app, path })?.item.menuName).toBe(name)
})

it.each([
  ['the root that no menu leads to', 'oms', '/', 'notFound'],
  ['a page that no menu covers', 'oms', '/nowhere', 'notFound'],
  ['a greyed page', 'oms', '/soon', 'unauthorized'],
  ['a page of a greyed system', 'ltc', '/nowhere', 'unauthorized'],
  ['a page of a system without menus', 'czdp', '/nowhere', 'unauthorized'],
] as const)('what may not be opened: %s', (_rule, app, path, refusal) => {
  expect(refusalOf(systems, { app, path })).toBe(refusal)
})
