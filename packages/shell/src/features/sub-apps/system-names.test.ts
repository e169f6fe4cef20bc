import { expect, it } from 'vitest'
import { systemMenu } from '../../menu/testing/build-menu.ts'
import { nameInMenus } from './system-names.ts'

const contracts = systemMenu('LTC', 'Contracts', [])

it.each([
  { systems: [contracts, systemMenu('OSS', 'Order Service', [])], name: 'Order Service' },
  { systems: [contracts], name: undefined },
  { systems: [systemMenu('OSS', '', [])], name: undefined },
  { systems: [], name: undefined },
])('a system is called as the menus call it: $name', ({ systems, name }) => {
  expect(nameInMenus(systems, 'oms')).toBe(name)
})
