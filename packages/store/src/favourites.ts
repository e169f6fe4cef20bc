import type { World } from './worlds/world.ts'

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
