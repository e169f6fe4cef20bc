import type { AppliedScenarios } from '@portal/protocol/control/scenarios'
import type { World } from '../worlds/world.ts'
import { userIdOf } from './known-user.ts'
import type { NamedScenario } from './scenario-files.ts'
import { signOnAddress } from './sign-ons.ts'

/** What whoever applied scenarios needs to look at them: each account, certificate and address once. */
export async function waysInto(world: World, scenarios: readonly NamedScenario[]): Promise<AppliedScenarios> {
  const userNames = [...new Set(scenarios.flatMap(({ accounts = [] }) => accounts))]
  const certificates = scenarios.flatMap(({ sessions = [] }) =>
    sessions.map(({ certificate }) => certificate),
  )
  const sessions = await world.db.session.findMany({
    where: { certificate: { in: certificates } },
    include: { user: true },
    orderBy: { certificate: 'asc' },
  })
  return {
    scenarios: scenarios.map(({ name, description, descriptionEn }) => ({
      name,
      description,
      descriptionEn,
    })),
    accounts: await Promise.all(userNames.map((userName) => accountOf(world, userName))),
    certificates: sessions.map(({ certificate, expiresAt, user: { userName } }) => {
      return { userName, certificate, expiresAt: expiresAt.toISOString() }
    }),
    signOns: scenarios.flatMap(({ signOns = [] }) => signOns.map(signOnAddress)),
  }
}

/** In a world that was made just now, everybody still has the demo password. */
async function accountOf(world: World, userName: string): Promise<AppliedScenarios['accounts'][number]> {
  const id = await userIdOf(world, userName)
  const { fullName } = await world.db.user.findUniqueOrThrow({ where: { id } })
  return { userName, fullName, password: world.settings.demoPassword }
}
