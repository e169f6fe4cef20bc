import type { Tab } from '@portal/protocol/rules/tabs'
import { expect, it } from 'vitest'
import { type TabFilter, tabFilters, unsavedTabs } from './unsaved-tabs.ts'

const home: Tab = { key: '/dashboard', title: 'Home', url: '/dashboard', affixed: true }
const page = (url: string, title: string): Tab => ({ key: url, title, url })
const order = page('/child/oms/orders/new', 'New order')
const contract = page('/child/ltc/contracts/1', 'Contract')
const list = page('/child/oms/orders', 'Orders')
const state = { tabs: [home, order, contract, list], dirty: new Set([home.key, order.key, contract.key]) }

it.each<[string, TabFilter, readonly Tab[]]>([
  ['ending the session', tabFilters.everyTab, [home, order, contract]],
  ['refreshing one', tabFilters.tab(order.key), [order]],
  ['refreshing one that holds nothing', tabFilters.tab(list.key), []],
  ['closing one', tabFilters.closedTabs((tab) => tab.key === contract.key), [contract]],
  ['closing all but one, home stays', tabFilters.closedTabs((tab) => tab.key !== contract.key), [order]],
  ['closing all, home stays', tabFilters.closedTabs(() => true), [order, contract]],
  ['another position, which concerns OMS only', tabFilters.tabsOf('oms', 'child'), [order]],
])('%s takes unsaved input from the tabs it concerns', (_step, concern, expected) => {
  expect(unsavedTabs(state, concern)).toEqual(expected)
})
