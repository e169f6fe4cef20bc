import { describe, expect, it } from 'vitest'
import { closeAllTabs, closeOtherTabs, closeTabsBeside, moveTab, pinTab, type TabList } from './tabs.ts'

const list = (activeKey: string, ...pages: string[]): TabList => ({
  tabs: [
    { key: '/dashboard', title: 'Home', url: '/dashboard', affixed: true },
    ...pages.map((url) => ({ key: url, title: url, url })),
  ],
  activeKey,
})
const keys = ({ tabs }: TabList) => tabs.map((tab) => tab.key)

describe('pinned tabs', () => {
  const pinned = pinTab(list('/a', '/a', '/b', '/c'), '/c', true)

  it('are behind home, and are released to the place behind them', () => {
    expect(keys(pinned)).toEqual(['/dashboard', '/c', '/a', '/b'])
    expect(keys(pinTab(pinned, '/b', true))).toEqual(['/dashboard', '/c', '/b', '/a'])
    expect(
      pinTab(pinTab(pinned, '/b', true), '/c', false).tabs.map(({ key, pinned: is }) => [key, is]),
    ).toEqual([
      ['/dashboard', undefined],
      ['/b', true],
      ['/c', undefined],
      ['/a', undefined],
    ])
  })

  it('keep to themselves when tabs are moved', () => {
    expect(keys(moveTab(pinned, '/c', 3))).toEqual(keys(pinned))
    expect(keys(moveTab(pinned, '/b', 0))).toEqual(['/dashboard', '/c', '/b', '/a'])
  })

  it('stay when others are closed, and go with all', () => {
    expect(keys(closeOtherTabs(pinned, '/a'))).toEqual(['/dashboard', '/c', '/a'])
    expect(keys(closeTabsBeside(pinned, '/b', 'left'))).toEqual(['/dashboard', '/c', '/b'])
    expect(keys(closeAllTabs(pinned))).toEqual(['/dashboard'])
  })
})

it('closing those on one side activates the tab only if the active one was among them', () => {
  const four = list('/a', '/a', '/b', '/c')
  expect(closeTabsBeside(four, '/b', 'right')).toEqual(list('/a', '/a', '/b'))
  expect(closeTabsBeside(four, '/b', 'left')).toEqual(list('/b', '/b', '/c'))
})
