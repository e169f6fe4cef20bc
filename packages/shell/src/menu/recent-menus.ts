import { storedKeys } from '../lib/storage/keys.ts'
import { readStored, writeStored } from '../lib/storage/stored.ts'

/** Pages remembered for each user, and users remembered in one browser. */
const pagesPerUser = 8
const usersPerBrowser = 20
/** Days that they are remembered (assumed). */
const rememberedDays = 90

export type RecentMenus = Readonly<Record<string, readonly string[]>>

/** The page comes first for its user, that user last, so that those who have not come for longest are forgotten first. */
export function withRecent(before: RecentMenus, user: string, menuKey: string): RecentMenus {
  const { [user]: own = [], ...others } = before
  const pages = [menuKey, ...own.filter((one) => one !== menuKey)].slice(0, pagesPerUser)
  // Numbers as keys would sort themselves.
  return Object.fromEntries([...Object.entries(others).slice(1 - usersPerBrowser), [user, pages]])
}

const nameOf = (userId: number) => `user ${userId}`

/** Menu keys of the pages that a user opened last in this browser, the latest first. */
export const recentMenus = (userId: number): readonly string[] =>
  readStored(storedKeys.recentMenus)?.[nameOf(userId)] ?? []

export function noteRecentMenu(userId: number, menuKey: string): void {
  const recent = withRecent(readStored(storedKeys.recentMenus) ?? {}, nameOf(userId), menuKey)
  writeStored(storedKeys.recentMenus, recent, { days: rememberedDays })
}
