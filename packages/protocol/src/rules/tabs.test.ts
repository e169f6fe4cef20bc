import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  activateTab,
  changeTab,
  closeAllTabs,
  closeOtherTabs,
  closeTab,
  leastRecentlyUsed,
  moveTab,
  openTab,
  restoreTabs,
  type Tab,
  type TabList,
  usedOrder,
} from './tabs.ts'

const home: Tab = { key: '/dashboard', title: 'Home', url: '/dashboard', affixed: true }
const page = (url: string, key = url): Tab => ({ key, title: url, url })
const list = (activeKey: string, ...pages: string[]): TabList => ({
  tabs: [home, ...pages.map((url) => page(url))],
  activeKey,
})
const keys = ({ tabs }: TabList) => tabs.map((tab) => tab.key)

describe('opening', () => {
  it.each([
    ['a new page is added and active', list('/a', '/a'), page('/b'), 3, ['/dashboard', '/a', '/b'], '/b'],
    ['an open page is gone to', list('/b', '/a', '/b'), page('/a'), 9, ['/dashboard', '/a', '/b'], '/a'],
    [
      'an open page is gone to in a full list',
      list('/b', '/a', '/b'),
      page('/a'),
      3,
      ['/dashboard', '/a', '/b'],
      '/a',
    ],
  ])('%s [S-4.25]', (_rule, before, tab, limit, tabs, activeKey) => {
    const after = openTab(before, tab, limit)
    expect(after).toMatchObject({ activeKey })
    expect(after === 'refused-limit' ? after : keys(after)).toEqual(tabs)
  })

  it('is refused when the list is full and the page is not open [S-4.25]', () => {
    expect(openTab(list('/a', '/a', '/b'), page('/c'), 3)).toBe('refused-limit')
  })

  it('activates the tab whose page moved to the address [S-3.9]', () => {
    const moved = changeTab(list('/dashboard', '/a'), '/a', { url: '/a/1', title: 'One' })
    expect(openTab(moved, page('/a/1'), 9)).toEqual({ ...moved, activeKey: '/a' })
  })

  it.each([
    ['went to another page', '/a', '/b', '/a#2'],
    ['left the record that its query named', '/a?id=1', '/a', '/a?id=1#2'],
    ['shows another record', '/a?id=1', '/a?id=2', '/a?id=1#2'],
    ['only added to the query', '/a?id=1', '/a?id=1&page=2', '/a?id=1'],
    ['added a first query', '/a', '/a?draft=7', '/a'],
  ])('where the tab that was opened at the address %s', (_rule, opened, url, activeKey) => {
    const moved = changeTab(list('/dashboard', opened), opened, { url })
    const after = openTab(moved, page(opened), 9)
    expect(after).toMatchObject({ activeKey })
    expect(after === 'refused-limit' ? after : after.tabs[1]).toEqual(moved.tabs[1])
  })

  it.each([
    ['is where its opening led it', '/a', '/home', '/home', '/a'],
    ['is there with a longer query', '/a', '/home', '/home?page=2', '/a'],
    ['has another query than it was led to', '/a', '/a?open=1', '/a?open=0', '/a'],
    ['left the page that it was led to', '/a', '/home', '/b', '/a#2'],
    ['was the second at that address', '/a#2', '/home', '/home', '/a#2'],
  ])('where a tab that was led elsewhere at its opening %s', (_rule, key, start, url, activeKey) => {
    const led = changeTab({ tabs: [home, page('/a', key)], activeKey: '/dashboard' }, key, {
      url: start,
      start,
    })
    expect(openTab(changeTab(led, key, { url }), page('/a'), 9)).toMatchObject({ activeKey })
  })

  it('gives each tab of one address a key of its own', () => {
    const urls = ['/b', '/c']
    const end = urls.reduce(
      (before, url) => {
        const after = openTab(changeTab(before, before.activeKey, { url }), page('/a'), 9)
        return after === 'refused-limit' ? before : after
      },
      list('/a', '/a'),
    )
    expect(end.tabs.map(({ key, url }) => [key, url])).toEqual([
      ['/dashboard', '/dashboard'],
      ['/a', '/b'],
      ['/a#2', '/c'],
      ['/a#3', '/a'],
    ])
  })

  it('is refused in a full list, too, where the tab of the address moved on', () => {
    const moved = changeTab(list('/a', '/a', '/b'), '/a', { url: '/c' })
    expect(openTab(moved, page('/a'), 3)).toBe('refused-limit')
  })
})

describe('going to a tab', () => {
  it.each([
    ['/a', '/a'],
    ['/gone', '/b'],
  ])('%s makes %s active', (key, activeKey) => {
    expect(activateTab(list('/b', '/a', '/b'), key).activeKey).toBe(activeKey)
  })
})

describe('closing', () => {
  const open = list('/b', '/a', '/b', '/c')
  it.each([
    ['another tab keeps the active one', closeTab(open, '/a'), ['/dashboard', '/b', '/c'], '/b'],
    ['the active tab moves to the last remaining', closeTab(open, '/b'), ['/dashboard', '/a', '/c'], '/c'],
    ['the only page moves home', closeTab(list('/a', '/a'), '/a'), ['/dashboard'], '/dashboard'],
    ['home is refused', closeTab(open, '/dashboard'), ['/dashboard', '/a', '/b', '/c'], '/b'],
    ['others keeps home and that tab', closeOtherTabs(open, '/a'), ['/dashboard', '/a'], '/a'],
    ['others of home keeps home', closeOtherTabs(open, '/dashboard'), ['/dashboard'], '/dashboard'],
    [
      'others of a tab that is gone does nothing',
      closeOtherTabs(open, '/x'),
      ['/dashboard', '/a', '/b', '/c'],
      '/b',
    ],
    ['all keeps home', closeAllTabs(open), ['/dashboard'], '/dashboard'],
  ])('%s [S-2.6] [S-2.38] [S-4.27]', (_rule, after, tabs, activeKey) => {
    expect(keys(after)).toEqual(tabs)
    expect(after.activeKey).toBe(activeKey)
  })
})

describe('moving', () => {
  const open = list('/b', '/a', '/b', '/c')
  it.each([
    ['to the right', moveTab(open, '/a', 2), ['/dashboard', '/b', '/a', '/c']],
    ['to the left', moveTab(open, '/c', 1), ['/dashboard', '/c', '/a', '/b']],
    ['never before home', moveTab(open, '/b', 0), ['/dashboard', '/b', '/a', '/c']],
    ['beyond the end means to the end', moveTab(open, '/a', 9), ['/dashboard', '/b', '/c', '/a']],
    ['home is refused', moveTab(open, '/dashboard', 2), ['/dashboard', '/a', '/b', '/c']],
    ['a tab that is gone changes nothing', moveTab(open, '/x', 1), ['/dashboard', '/a', '/b', '/c']],
  ])('%s [S-2.6]', (_rule, after, tabs) => {
    expect(keys(after)).toEqual(tabs)
    expect(after.activeKey).toBe('/b')
  })
})

describe('restoring', () => {
  it.each([
    ['what may be opened', [page('/a'), page('/no')], 9, ['/dashboard', '/a']],
    ['each key once', [page('/a'), page('/a/2', '/a')], 9, ['/dashboard', '/a']],
    ['home only once', [home, page('/a')], 9, ['/dashboard', '/a']],
    ['up to the limit', [page('/a'), page('/b')], 2, ['/dashboard', '/a']],
  ])('keeps %s [S-3.9]', (_rule, stored, limit, expected) => {
    expect(keys(restoreTabs(home, stored, (tab) => tab.url !== '/no', limit))).toEqual(expected)
  })

  it('affixes nothing but home [S-2.6] [S-4.26]', () => {
    const { tabs } = restoreTabs(home, [{ ...page('/a'), affixed: true }], () => true, 9)
    expect(tabs.filter((tab) => tab.affixed)).toEqual([home])
  })
})

describe('whatever a person does', () => {
  const limit = 4
  const url = fc.constantFrom('/dashboard', '/a', '/b', '/c', '/d', '/e')
  const step = fc.oneof(
    url.map((at) => (before: TabList) => {
      const after = openTab(before, page(at), limit)
      return after === 'refused-limit' ? before : after
    }),
    url.map((at) => (before: TabList) => activateTab(before, at)),
    url.map((at) => (before: TabList) => closeTab(before, at)),
    url.map((at) => (before: TabList) => closeOtherTabs(before, at)),
    fc.tuple(url, url).map(
      ([key, to]) =>
        (before: TabList) =>
          changeTab(before, key, { url: to }),
    ),
    fc.tuple(url, fc.integer({ min: -1, max: 6 })).map(
      ([key, place]) =>
        (before: TabList) =>
          moveTab(before, key, place),
    ),
    fc.constant(closeAllTabs),
  )

  it('the page that is opened is the one on the screen [S-4.25]', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), url, (steps, at) => {
        const end = steps.reduce((state, apply) => apply(state), list('/dashboard'))
        const after = openTab(end, page(at), limit + 1)
        const shown = after === 'refused-limit' ? [] : after.tabs.filter(({ key }) => key === after.activeKey)
        expect(shown.map((tab) => tab.url)).toEqual([at])
      }),
    )
  })

  it('home stays, keys are unique, the limit holds and the active tab is open [S-4.26]', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        const end = steps.reduce((state, apply) => apply(state), list('/dashboard'))
        expect(end.tabs[0]?.key).toBe('/dashboard')
        expect(new Set(keys(end)).size).toBe(end.tabs.length)
        expect(end.tabs.length).toBeLessThanOrEqual(limit)
        expect(keys(end)).toContain(end.activeKey)
      }),
    )
  })
})

const { tabs } = list('/a', '/a', '/b', '/c')

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
