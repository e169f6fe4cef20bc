import fc from 'fast-check'
import { beforeEach, expect, it } from 'vitest'
import { clearStored, storedKeys, writeStored } from '../lib/storage/stored.ts'
import { type MenuUse, mostUsedMenus, noteMenuUse, withUse } from './menu-use.ts'

beforeEach(() => window.localStorage.clear())

const opened = (userId: number, ...pages: readonly string[]) => {
  for (const page of pages) noteMenuUse(userId, page)
}

it('what was opened most comes first, for each user apart; a single use does not count', () => {
  opened(7, 'OSS/1', 'OSS/2', 'OSS/2', 'LTC/3', 'LTC/3', 'LTC/3')
  opened(8, 'OSS/1')
  expect([mostUsedMenus(7), mostUsedMenus(8), mostUsedMenus(9)]).toEqual([['LTC/3', 'OSS/2'], [], []])
})

it('habits are still there at the next sign-in', () => {
  opened(7, 'OSS/5', 'OSS/5')
  clearStored()
  expect(mostUsedMenus(7)).toEqual(['OSS/5'])
})

it('an old habit gives way to a new one', () => {
  opened(7, ...Array<string>(500).fill('OSS/1'), ...Array<string>(70).fill('OSS/2'))
  expect(mostUsedMenus(7)[0]).toBe('OSS/2')
})

it.each([
  [{ 'user 7': { 'OSS/1': -3 } }],
  [{ 'user 7': { 'OSS/1': 'often' } }],
  [{ 'user 7': 'OSS/1' }],
  [[]],
])('%j is forgotten, and the next visit counts', (kept) => {
  writeStored<Record<string, unknown>>(storedKeys.menuUse, { ...kept })
  expect(mostUsedMenus(7)).toEqual([])
  opened(7, 'OSS/1', 'OSS/1')
  expect(mostUsedMenus(7)).toEqual(['OSS/1'])
})

it('twenty pages of twenty users are counted, the latest among them', () => {
  const visits = fc.array(fc.tuple(fc.nat(25), fc.nat(30)), { minLength: 1, maxLength: 300 })
  fc.assert(
    fc.property(visits, (all) => {
      const end = all.reduce<MenuUse>((use, [user, page]) => withUse(use, `user ${user}`, `OSS/${page}`), {})
      const [user, page] = all.at(-1) ?? []
      const counts = end[`user ${user}`] ?? {}
      expect(Object.keys(end).length).toBeLessThanOrEqual(20)
      expect(Object.keys(counts).length).toBeLessThanOrEqual(20)
      const full = Object.keys(counts).length === 20 && Object.values(counts).every((count) => count > 1)
      expect(full || `OSS/${page}` in counts).toBe(true)
    }),
  )
})
