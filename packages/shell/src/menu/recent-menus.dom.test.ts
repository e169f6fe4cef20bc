import fc from 'fast-check'
import { expect, it } from 'vitest'
import { clearStored } from '../lib/storage/stored.ts'
import { noteRecentMenu, type RecentMenus, recentMenus, withRecent } from './recent-menus.ts'

it('the page opened last comes first, each once, for each user apart', () => {
  window.localStorage.clear()
  for (const page of ['OSS/1', 'OSS/2', 'OSS/1']) noteRecentMenu(7, page)
  noteRecentMenu(8, 'LTC/3')
  expect(recentMenus(7)).toEqual(['OSS/1', 'OSS/2'])
  expect(recentMenus(8)).toEqual(['LTC/3'])
  expect(recentMenus(9)).toEqual([])
})

it('they are still there at the next sign-in', () => {
  noteRecentMenu(7, 'OSS/5')
  clearStored()
  expect(recentMenus(7)[0]).toBe('OSS/5')
})

it('eight pages of twenty users are remembered, the latest of both', () => {
  const visits = fc.array(fc.tuple(fc.integer({ min: 1, max: 40 }), fc.nat(20)), {
    minLength: 1,
    maxLength: 300,
  })
  fc.assert(
    fc.property(visits, (all) => {
      const end = all.reduce<RecentMenus>(
        (before, [user, page]) => withRecent(before, `user ${user}`, `OSS/${page}`),
        {},
      )
      const [user, page] = all.at(-1) ?? []
      expect(Object.keys(end).at(-1)).toBe(`user ${user}`)
      expect(Object.values(end).at(-1)?.[0]).toBe(`OSS/${page}`)
      expect(Object.keys(end).length).toBeLessThanOrEqual(20)
      for (const pages of Object.values(end)) {
        expect(pages.length).toBeLessThanOrEqual(8)
        expect(new Set(pages).size).toBe(pages.length)
      }
    }),
  )
})
