import type { World } from './worlds/world.ts'

const held = `
  SELECT 1 FROM UserResponsibility AS held JOIN Responsibility ON Responsibility.id = held.responsibilityId
  WHERE held.userId = ? AND Responsibility.code = ? LIMIT 1`

/** Whether a user has the responsibility of a code. */
export const holdsResponsibility = (world: World, userId: number, code: string): boolean =>
  world.read(held, [userId, code]).length > 0
