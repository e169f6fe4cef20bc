import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { guardStorage, isPortalsCookie, ownNamesOf, readCookies, writeOwnCookie } from './storage.ts'

beforeEach(() => {
  localStorage.setItem('RTM_tabs', 'of the portal')
  localStorage.setItem('token', 'of the sub-app')
})
afterEach(() => localStorage.clear())

const kept = () => Object.fromEntries(Object.entries(localStorage))

it.each<[string, (storage: Storage) => void]>([
  ['cleared', (storage) => storage.clear()],
  [
    'emptied key by key',
    (storage) => {
      for (const name of Object.keys(storage)) storage.removeItem(name)
    },
  ],
  [
    'emptied property by property',
    (storage) => {
      for (const name of Object.keys(storage)) Reflect.deleteProperty(storage, name)
    },
  ],
])('what the portal keeps survives when a sub-app has %s its storage', (_how, empty) => {
  empty(guardStorage(localStorage, () => {}))
  expect(kept()).toEqual({ RTM_tabs: 'of the portal' })
})

it('is the storage of the browser otherwise', () => {
  const storage = guardStorage(localStorage, () => {})
  storage.setItem('one', '1')
  storage.two = '2'
  expect([storage.getItem('one'), storage.two, storage.getItem('RTM_tabs'), storage.length]).toEqual([
    '1',
    '2',
    'of the portal',
    4,
  ])
  expect(storage).toBeInstanceOf(Storage)
  expect(kept()).toMatchObject({ one: '1', two: '2', token: 'of the sub-app' })
})

it.each([
  ['Admin-Token=', true],
  [' Admin-Token=x; path=/', true],
  ['language=en', true],
  ['token=x; path=/Admin-Token=', false],
  ['Admin-Token-2=x', false],
])('a cookie of the portal is written by %j: %s', (text, expected) => {
  expect(isPortalsCookie(text)).toBe(expected)
})

it('refuses what would change a value of the portal, and reports it once', () => {
  const onRefused = vi.fn()
  const storage = guardStorage(localStorage, onRefused)
  storage.setItem('RTM_tabs', 'changed')
  storage.RTM_tabs = 'changed'
  expect(localStorage.getItem('RTM_tabs')).toBe('of the portal')
  expect(onRefused.mock.calls).toEqual([['storage.setItem(RTM_tabs)']])
})

it.each<[string, (storage: Storage, wrapper: Storage['setItem']) => void]>([
  ['by assignment', (storage, wrapper) => Object.assign(storage, { setItem: wrapper })],
  [
    'by definition',
    (storage, wrapper) =>
      Object.defineProperty(storage, 'setItem', { value: wrapper, writable: true, configurable: true }),
  ],
])('a method that a sub-app wraps %s is wrapped for its page alone', (_how, wrap) => {
  const storage = guardStorage(localStorage, () => {})
  const seen: string[] = []
  const original = storage.setItem
  wrap(storage, function (this: Storage, name, value) {
    seen.push(name)
    original.call(this, name, value)
  })
  storage.setItem('one', '1')
  localStorage.setItem('two', '2')
  expect(seen).toEqual(['one'])
  expect(kept()).toEqual({ RTM_tabs: 'of the portal', token: 'of the sub-app', one: '1', two: '2' })
})

it('defined values are checked like others', () => {
  const storage = guardStorage(localStorage, () => {})
  Object.defineProperty(storage, 'RTM_tabs', { value: 'changed', configurable: true, writable: true })
  expect(localStorage.getItem('RTM_tabs')).toBe('of the portal')
})

describe('a name that a sub-app has for itself', () => {
  const own = ownNamesOf('oms', ['Admin-Token', 'RTM_tabs'])

  it('has another value in the storage than that of the portal, in all its pages', () => {
    const onRefused = vi.fn()
    const [one, other] = [0, 1].map(() => guardStorage(localStorage, onRefused, own))
    one?.setItem('RTM_tabs', 'own')
    expect([one?.RTM_tabs, other?.getItem('RTM_tabs'), localStorage.getItem('RTM_tabs')]).toEqual([
      'own',
      'own',
      'of the portal',
    ])
    Reflect.set(other ?? {}, 'RTM_tabs', 'changed')
    expect(one?.getItem('RTM_tabs')).toBe('changed')
    one?.clear()
    expect([one?.getItem('RTM_tabs'), localStorage.getItem('RTM_tabs')]).toEqual([null, 'of the portal'])
    expect(onRefused).not.toHaveBeenCalled()
  })

  it('has another value as a cookie, until it expires or a sign-out removes the stored values of the portal', () => {
    const cookies = 'Admin-Token=of the portal; theme=dark'
    const [read, write] = [
      () => readCookies(cookies, own, () => localStorage),
      (text: string) => writeOwnCookie(text, own, () => localStorage),
    ]
    expect(read()).toBe('theme=dark')
    expect(write('Admin-Token=a=b; path=/; expires=Fri, 01 Jan 2100 00:00:00 GMT')).toBe(true)
    expect(read()).toBe('theme=dark; Admin-Token=a=b')
    expect(localStorage.getItem('RTM_own_oms_Admin-Token_cookie')).toBe('a=b')
    expect(write('theme=light')).toBe(false)
    const stored = guardStorage(localStorage, () => {}, own)
    stored.setItem('Admin-Token', 'stored')
    stored.clear()
    expect([stored.getItem('Admin-Token'), read()]).toEqual([null, 'theme=dark; Admin-Token=a=b'])
    write('Admin-Token=; max-age=0')
    expect(read()).toBe('theme=dark')
  })
})
