import type { Tab } from '@portal/protocol/rules/tabs'
import { fireEvent } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { setDemoConfig } from '../../lib/config/testing/demo-config.ts'
import { clearStored, storedKeys, writeStored } from '../../lib/storage/stored.ts'
import { useTabs } from './tab-store.ts'

const page = (url: string): Tab => ({ key: url, title: url, url })
const keys = () => useTabs.getState().tabs.map((tab) => tab.key)
const open = (...urls: string[]) => urls.map((url) => useTabs.getState().opened(page(url)))

beforeEach(() => {
  clearStored()
  setDemoConfig({ tabLimit: 3 })
  useTabs.getState().restored(() => true)
})

it('opens tabs up to the configured limit [S-9.1]', () => {
  expect(open('/a', '/b', '/c')).toEqual(['opened', 'opened', 'refused-limit'])
  expect(keys()).toEqual(['/dashboard', '/a', '/b'])
})

it('stores key, title and address of each [S-3.9]', () => {
  useTabs.getState().opened({ key: '/a', title: 'A', url: '/a?page=2' })
  const { value } = JSON.parse(sessionStorage.getItem('RTM_tabs') ?? '{}')
  expect(value.tabs).toMatchObject([
    { key: '/dashboard', title: '', url: '/dashboard' },
    { key: '/a', title: 'A', url: '/a?page=2' },
  ])
})

it('restores the tabs that may still be opened', () => {
  open('/a', '/b')
  useTabs.getState().restored((tab) => tab.url !== '/a')
  expect(keys()).toEqual(['/dashboard', '/b'])
})

it('restores the other tabs when one is stored broken', () => {
  open('/a', '/b')
  const tabs = useTabs.getState().tabs.map((tab) => (tab.key === '/a' ? { ...tab, title: null } : tab))
  writeStored(storedKeys.tabs, { tabs, activeKey: '/b' })
  useTabs.getState().restored(() => true)
  expect(keys()).toEqual(['/dashboard', '/b'])
})

it('restores them in their order', () => {
  open('/a', '/b')
  useTabs.getState().reordered('/b', 1)
  useTabs.getState().restored(() => true)
  expect(keys()).toEqual(['/dashboard', '/b', '/a'])
})

it('keeps the order of use across a reload', () => {
  open('/a', '/b')
  useTabs.getState().activated('/a')
  useTabs.getState().restored(() => true)
  useTabs.getState().activated('/dashboard')
  expect(useTabs.getState().used).toEqual(['/dashboard', '/a', '/b'])
})

it.each([
  ['led elsewhere at its opening is the same page still', () => {}, '/a', ['/dashboard', '/a']],
  [
    'navigated by its user is another page',
    () => void fireEvent.pointerDown(document.body),
    '/a#2',
    ['/dashboard', '/a', '/a#2'],
  ],
])('a page that was %s', (_rule, press, activeKey, expected) => {
  open('/a')
  press()
  useTabs.getState().moved('/a', '/home')
  useTabs.getState().restored(() => true)
  open('/a')
  expect(keys()).toEqual(expected)
  expect(useTabs.getState().activeKey).toBe(activeKey)
})

it('clears them with the session [S-4.8]', () => {
  open('/a')
  clearStored()
  useTabs.getState().restored(() => true)
  expect(keys()).toEqual(['/dashboard'])
})

it('tracks unsaved input per tab until the tab is closed or refreshed', () => {
  open('/a', '/b')
  const { dirtied, closed, refreshed } = useTabs.getState()
  dirtied('/a', true)
  dirtied('/b', true)
  closed('/a')
  expect([...useTabs.getState().dirty]).toEqual(['/b'])
  refreshed('/b')
  expect(useTabs.getState()).toMatchObject({ dirty: new Set(), refreshes: { '/b': 1 } })
})

it('ignores unsaved input of a closed tab', () => {
  open('/a')
  useTabs.getState().dirtied('/b', true)
  expect(useTabs.getState().dirty.size).toBe(0)
})

it('forgets unsaved input once it is discarded', () => {
  open('/a')
  useTabs.getState().dirtied('/a', true)
  useTabs.getState().inputDiscarded()
  expect(useTabs.getState().dirty.size).toBe(0)
})

it('notifies no subscriber of a step that changes nothing', () => {
  open('/a', '/b')
  const { activated, dirtied, moved, renamed } = useTabs.getState()
  renamed('/b', 'Orders')
  dirtied('/b', true)
  const listener = vi.fn()
  const end = useTabs.subscribe(listener)
  activated('/b')
  moved('/b', '/b')
  renamed('/b', 'Orders')
  dirtied('/b', true)
  dirtied('/a', false)
  expect(listener).not.toHaveBeenCalled()
  activated('/a')
  expect(listener).toHaveBeenCalledTimes(1)
  end()
})
