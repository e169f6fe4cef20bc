import type { Id } from '@portal/protocol/rules/ids'
import { isInteger, isRecord } from '../lib/storage/checks.ts'
import { readStored, storedKeys, writeStored } from '../lib/storage/stored.ts'

// All numbers here are assumed.
/** From this many uses on, a page counts as used regularly. */
const minUses = 2
/** When a count reaches this, all counts of its user are halved, so that old habits fade. */
const maxCount = 64
const countedPagesPerUser = 20
const recentPagesPerUser = 8
/** Number of users remembered in one browser. */
const maxUsers = 20
const rememberedDays = 90

const nameOf = (userId: Id) => `user ${userId}`

type Counts = Readonly<Record<string, number>>
export type MenuUse = Readonly<Record<string, Counts>>

const isCounts = (value: unknown): value is Counts =>
  isRecord(value) && Object.values(value).every((count) => isInteger(count) && count > 0)

/** Counts a use of a page; pages are ordered by count, users by last visit. */
export function withUse(before: MenuUse, user: string, menuKey: string): MenuUse {
  const { [user]: own = {}, ...others } = before
  const count = (own[menuKey] ?? 0) + 1
  const halved = (one: number) => (count < maxCount ? one : Math.floor(one / 2))
  const pages = Object.entries({ ...own, [menuKey]: count })
    .map(([key, one]) => [key, halved(one)] as const)
    .filter(([, one]) => one > 0)
    // On equal counts the current page goes first; otherwise a new one could never enter a full list.
    .sort(([a, ofA], [b, ofB]) => ofB - ofA || Number(b === menuKey) - Number(a === menuKey))
    .slice(0, countedPagesPerUser)
  return Object.fromEntries([
    ...Object.entries(others).slice(1 - maxUsers),
    [user, Object.fromEntries(pages)],
  ])
}

const stored = (): MenuUse =>
  Object.fromEntries(
    Object.entries(readStored(storedKeys.menuUse) ?? {}).flatMap(([user, counts]) =>
      isCounts(counts) ? [[user, counts]] : [],
    ),
  )

/** Menu keys of the pages that a user opens regularly in this browser, the most used first. */
export const mostUsedMenus = (userId: Id): readonly string[] =>
  Object.entries(stored()[nameOf(userId)] ?? {})
    .filter(([, count]) => count >= minUses)
    .sort(([, a], [, b]) => b - a)
    .map(([key]) => key)

export const noteMenuUse = (userId: Id, menuKey: string): void =>
  writeStored(storedKeys.menuUse, withUse(stored(), nameOf(userId), menuKey), { days: rememberedDays })

export type RecentMenus = Readonly<Record<string, readonly string[]>>

/**
 * Moves the page to the front for its user and that user to the end, so that users not seen for longest are dropped
 * first.
 */
export function withRecent(before: RecentMenus, user: string, menuKey: string): RecentMenus {
  const { [user]: own = [], ...others } = before
  const pages = [menuKey, ...own.filter((one) => one !== menuKey)].slice(0, recentPagesPerUser)
  // Numeric keys would be sorted.
  return Object.fromEntries([...Object.entries(others).slice(1 - maxUsers), [user, pages]])
}

/** Menu keys of the pages that a user has opened in this browser, the latest first. */
export const recentMenus = (userId: Id): readonly string[] =>
  readStored(storedKeys.recentMenus)?.[nameOf(userId)] ?? []

export function noteRecentMenu(userId: Id, menuKey: string): void {
  const recent = withRecent(readStored(storedKeys.recentMenus) ?? {}, nameOf(userId), menuKey)
  writeStored(storedKeys.recentMenus, recent, { days: rememberedDays })
}
