import type { Tab } from '@portal/protocol/rules/tabs'
import { describe, expect, it } from 'vitest'
import { leastRecentlyUsed, usedOrder } from './tab-use.ts'

const home: Tab = { key: '/dashboard', title: '', url: '/dashboard', affixed: true }
const page = (key: string): Tab => ({ key, title: key, url: key })
const tabs = [home, page('/a'), page('/b'), page('/c')]

describe('the order of use', () => {
  it.each([
    ['begins with the tab in use', ['/a', '/b'], '/c', ['/c', '/a', '/b']],
    ['names each tab once', ['/a', '/b'], '/b', ['/b', '/a']],
    ['forgets tabs that were closed', ['/x', '/a'], '/a', ['/a']],
    ['is empty on a page without a tab', [], '', []],
  ])('%s', (_rule, before, activeKey, after) => {
    expect(usedOrder(before, tabs, activeKey)).toEqual(after)
  })
})

describe('the least recently used tabs', () => {
  const used = ['/a', '/dashboard', '/c', '/b']
  it.each([
    ['come first, the active one and home never', '/a', [], used, 5, ['/b', '/c']],
    ['hold nothing unsaved', '/a', ['/b'], used, 5, ['/c']],
    ['are at most as many as requested', '/a', [], used, 1, ['/b']],
    ['are before all those never used since the start', '/a', [], ['/a', '/b'], 5, ['/c', '/b']],
    ['keep the order of the row when nothing is known', '/dashboard', [], [], 5, ['/a', '/b', '/c']],
  ])('%s', (_rule, activeKey, dirty, order, count, expected) => {
    const found = leastRecentlyUsed({ tabs, activeKey, dirty: new Set(dirty), used: order }, count)
    expect(found.map((tab) => tab.key)).toEqual(expected)
  })
})
