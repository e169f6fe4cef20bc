import { menuKey } from '@portal/protocol/rules/ids'
import { beforeEach, expect, it } from 'vitest'
import { setDemoConfig } from '../../lib/config/testing/demo-config.ts'
import { noteMenuUse } from '../../menu/menu-use.ts'
import { menuItem, systemMenu } from '../../menu/testing/build-menu.ts'
import { mostUsedPage } from './premount-candidate.ts'

beforeEach(() => {
  setDemoConfig()
  window.localStorage.clear()
})

const orders = menuItem('订单', '/orders')
const greyed = menuItem('提货', '/pickups', { disabled: true })
const manual = menuItem('手册', '', { htmlUrl: 'https://manual.test/' })
const systems = [systemMenu('OSS', '订货', [orders, greyed, manual])]
const open = (times: number, item: typeof orders, system = 'OSS') => {
  for (let time = 0; time < times; time += 1) noteMenuUse(7, menuKey(system, item))
}

it('is the page opened most, as its tab would be', () => {
  open(2, orders)
  expect(mostUsedPage(systems, 7)).toEqual({
    tabId: '/child/oms/orders',
    app: 'oms',
    path: '/orders',
    isDirty: false,
    refreshes: 0,
  })
})

it('is none before the first habit, and none of another user', () => {
  open(1, orders)
  expect(mostUsedPage(systems, 7)).toBeUndefined()
  open(1, orders)
  expect(mostUsedPage(systems, 8)).toBeUndefined()
})

it('is never a page that may not be opened, was removed from the menus, or is no sub-app’s', () => {
  open(5, greyed)
  open(4, menuItem('gone', '/gone'))
  open(3, manual)
  expect(mostUsedPage(systems, 7)).toBeUndefined()
  open(2, orders)
  expect(mostUsedPage(systems, 7)?.path).toBe('/orders')
})
