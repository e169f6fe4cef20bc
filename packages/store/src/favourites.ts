import type { World } from './worlds/world.ts'

interface FavouriteKey {
  readonly userId: number
  readonly menuItemId: number
}

/**
 * Keeps a page as a favourite of a user; one that is there stays as it is. One statement: Prisma makes a transaction of
 * four of it, and nothing else is written as often.
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
