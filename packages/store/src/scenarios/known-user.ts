import { StoreError } from '../store-error.ts'
import type { World } from '../worlds/world.ts'

/** @throws {StoreError} when a scenario names somebody who is no user */
export async function userIdOf({ db }: World, userName: string): Promise<number> {
  const user = await db.user.findUnique({ where: { userName }, select: { id: true } })
  if (!user) throw new StoreError(`A scenario names ${userName}, who is no user`)
  return user.id
}
