import { isInteger, isRecord } from '../lib/storage/checks.ts'
import { storedKeys } from '../lib/storage/keys.ts'
import { readStored, writeStored } from '../lib/storage/stored.ts'

/** Opened less often, a page is no habit yet (assumed, like the other numbers here). */
const habitFrom = 2
/** From this count on all of a user's are halved: what was a habit last year gives way. */
const mostCounted = 64
const pagesPerUser = 20
const usersPerBrowser = 20
const rememberedDays = 90

type Counts = Readonly<Record<string, number>>
export type MenuUse = Readonly<Record<string, Counts>>

const isCounts = (value: unknown): value is Counts =>
  isRecord(value) && Object.values(value).every((count) => isInteger(count) && count > 0)

/** Once more for its page; the pages of a user stand in the order of their counts, the users in that of their last visit. */
export function withUse(before: MenuUse, user: string, menuKey: string): MenuUse {
  const { [user]: own = {}, ...others } = before
  const count = (own[menuKey] ?? 0) + 1
  const halved = (one: number) => (count < mostCounted ? one : Math.floor(one / 2))
  const pages = Object.entries({ ...own, [menuKey]: count })
    .map(([key, one]) => [key, halved(one)] as const)
    .filter(([, one]) => one > 0)
    // The page of the moment among its equals, or a new one could never make its way into a full list.
    .sort(([a, ofA], [b, ofB]) => ofB - ofA || Number(b === menuKey) - Number(a === menuKey))
    .slice(0, pagesPerUser)
  return Object.fromEntries([
    ...Object.entries(others).slice(1 - usersPerBrowser),
    [user, Object.fromEntries(pages)],
  ])
}

const nameOf = (userId: number) => `user ${userId}`

const stored = (): MenuUse =>
  Object.fromEntries(
    Object.entries(readStored(storedKeys.menuUse) ?? {}).flatMap(([user, counts]) =>
      isCounts(counts) ? [[user, counts]] : [],
    ),
  )

/** Menu keys of the pages that a user opens by habit in this browser, the most used first. */
export const habitualMenus = (userId: number): readonly string[] =>
  Object.entries(stored()[nameOf(userId)] ?? {})
    .filter(([, count]) => count >= habitFrom)
    .sort(([, a], [, b]) => b - a)
    .map(([key]) => key)

export const noteMenuUse = (userId: number, menuKey: string): void =>
  writeStored(storedKeys.menuUse, withUse(stored(), nameOf(userId), menuKey), { days: rememberedDays })
