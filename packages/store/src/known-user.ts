import { StoreError } from './store-error.ts'
import type { World } from './worlds/world.ts'

/** @throws {StoreError} when a world has no user of this name */
export async function requireUser({ name, db }: World, userName: string): Promise<void> {
  const user = await db.user.findUnique({ where: { userName }, select: { id: true } })
  if (!user) throw new StoreError(`The world ${name} has no user ${userName}`)
}
