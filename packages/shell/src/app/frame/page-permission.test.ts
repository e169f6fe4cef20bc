import { expect, it } from 'vitest'
import { menuItem, systemMenu } from '../../menu/testing/build-menu.ts'
import { permittingPage } from './page-permission.ts'

const systems = [
  systemMenu('OSS', 'Orders', [menuItem('Orders', '/orders')]),
  systemMenu('LTC', 'Contracts', [menuItem('Contracts', '/contracts')], { disabled: true }),
]

it.each([
  ['a page of the menus of the sub-app’s system', 'oms', '/orders/SO-1', 'Orders'],
  ['not a page of another system’s menus', 'czdp', '/orders', undefined],
  ['not a page of a greyed system', 'ltc', '/contracts', undefined],
] as const)('what may be opened: %s', (_rule, app, path, name) => {
  expect(permittingPage(systems, { app, path })?.item.menuName).toBe(name)
})
