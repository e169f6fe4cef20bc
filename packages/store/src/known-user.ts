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
