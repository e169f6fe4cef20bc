import type { World } from './worlds/world.ts'

/** A demo account; descriptions in Chinese and English. */
export interface DemoAccount {
  readonly userName: string
  readonly password: string
  readonly fullName: string
  readonly description: string
  readonly descriptionEn: string
}

/** One hash for all of them, until one changes it. Not by Prisma: a server that starts waits for this. */
const withDemoPassword = `
  SELECT userName, fullName, description, descriptionEn FROM DemoAccount JOIN User ON User.id = DemoAccount.userId
  WHERE passwordHash = ? ORDER BY userId`

/** The demo accounts that still have the demo password, in the company's order. */
export function demoAccounts(world: World): DemoAccount[] {
  const { demoPassword: password, demoPasswordHash } = world.settings
  // The columns are those of the models: a test compares migrations and models.
  const accounts = world.read(withDemoPassword, [demoPasswordHash]) as Omit<DemoAccount, 'password'>[]
  return accounts.map(({ userName, ...account }) => ({ userName, password, ...account }))
}
