import type { World } from './worlds/world.ts'

/** Somebody to sign in as; descriptions in Chinese and English. */
export interface DemoAccount {
  readonly userName: string
  readonly password: string
  readonly fullName: string
  readonly description: string
  readonly descriptionEn: string
}

/** The demo accounts that still have the demo password, in the company's order. */
export async function demoAccounts(world: World): Promise<DemoAccount[]> {
  const { demoPassword, demoPasswordHash } = world.settings
  const accounts = await world.db.demoAccount.findMany({
    where: { user: { passwordHash: demoPasswordHash } }, // one hash for all of them, until one changes it
    include: { user: true },
    orderBy: { userId: 'asc' },
  })
  return accounts.map(({ user, description, descriptionEn }) => ({
    userName: user.userName,
    password: demoPassword,
    fullName: user.fullName,
    description,
    descriptionEn,
  }))
}
