import type { AppliedScenarios } from '@portal/protocol/control/scenarios'
import { dayMs } from '../worlds/clock.ts'
import type { World } from '../worlds/world.ts'
import { userIdOf } from './known-user.ts'
import type { Scenario } from './scenario-schema.ts'

type SignOn = NonNullable<Scenario['signOns']>[number]

/** As with the codes of the demo company, nobody knows when it is needed. */
const lifetimeMs = 3650 * dayMs

/** Makes a one-time code with which somebody comes from another system. */
export async function writeSignOn(world: World, { user, system, code }: SignOn): Promise<void> {
  const userId = await userIdOf(world, user)
  const createdAt = world.now()
  const expiresAt = new Date(createdAt.getTime() + lifetimeMs)
  const session = { certificate: code, userId, kind: 'singleSignOnCode', systemCode: system } as const
  await world.db.session.create({ data: { ...session, createdAt, expiresAt } })
}

/** Where the other system would send its person (specification §2). */
export function signOnAddress({ user, system, code, query }: SignOn): AppliedScenarios['signOns'][number] {
  const values = new URLSearchParams({ loginType: 'sso', ssoSystem: system, code, ...query })
  return { userName: user, address: `/login?${values}` }
}
