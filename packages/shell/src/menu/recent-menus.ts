import type { Id } from '@portal/protocol/rules/ids'
import { readStored, storedKeys, writeStored } from '../lib/storage/stored.ts'

// All numbers here are assumed.
const recentPagesPerUser = 8
/** Number of users remembered in one browser. */
const maxUsers = 20
const rememberedDays = 90

const nameOf = (userId: Id) => `user ${userId}`

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
