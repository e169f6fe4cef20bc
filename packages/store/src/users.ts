import { nearest } from '@portal/protocol/rules/nearest'
import { refused, StoreError } from './store-error.ts'
import type { World } from './worlds/world.ts'

/** @throws {StoreError} when a world has no user of this name */
export async function knownUser({ name, db }: World, userName: string): Promise<{ readonly id: number }> {
  const user = await db.user.findUnique({ where: { userName }, select: { id: true } })
  if (user) return user
  const names = (await db.user.findMany({ select: { userName: true } })).map((one) => one.userName)
  const near = nearest(userName, names)
  throw new StoreError(
    `The world ${name} has no user ${userName}${near === undefined ? '' : `; did you mean ${near}?`}`,
    refused('unknownUser', { name: userName, world: name }),
  )
}

/** @throws {StoreError} when a world has no user of this name */
export async function requireUser(world: World, userName: string): Promise<void> {
  await knownUser(world, userName)
}

const held = `
  SELECT 1 FROM UserResponsibility AS held JOIN Responsibility ON Responsibility.id = held.responsibilityId
  WHERE held.userId = ? AND Responsibility.code = ? LIMIT 1`

/** Whether a user has the responsibility of a code. */
export const holdsResponsibility = (world: World, userId: number, code: string): boolean =>
  world.read(held, [userId, code]).length > 0

interface FavouriteKey {
  readonly userId: number
  readonly menuItemId: number
}

/**
 * Adds a page to a user's favourites; an existing one is unchanged. One statement, where Prisma uses a transaction of
 * four, since this is the most frequent write.
 * @returns the number of the favourite
 */
export async function keepFavourite(
  { db, now }: World,
  { userId, menuItemId }: FavouriteKey,
): Promise<number> {
  const rows = await db.$queryRaw<[{ id: number }]>`
    INSERT INTO Favourite (userId, menuItemId, createdAt) VALUES (${userId}, ${menuItemId}, ${now()})
    ON CONFLICT (userId, menuItemId) DO UPDATE SET userId = excluded.userId
    RETURNING id`
  return Number(rows[0].id)
}
