import type { AppliedScenarios } from '@portal/protocol/control/scenarios'
import { StoreError } from '../store-error.ts'
import { dayMs } from '../worlds/clock.ts'
import type { World } from '../worlds/world.ts'
import type { NamedScenario } from './scenario-files.ts'
import type { Scenario } from './scenario-schema.ts'

/** @throws {StoreError} when a scenario names an unknown user */
export async function userIdOf({ db }: World, userName: string): Promise<number> {
  const user = await db.user.findUnique({ where: { userName }, select: { id: true } })
  if (!user) throw new StoreError(`A scenario names ${userName}, who is no user`)
  return user.id
}

type UserChange = NonNullable<Scenario['users']>[number]

export async function changeUsers({ db }: World, change: UserChange): Promise<void> {
  const { who, responsibilities, twoFactor, positions } = change
  const user = who === 'everybody' ? {} : { userName: { in: who } }
  if (responsibilities === 'none') await db.userResponsibility.deleteMany({ where: { user } })
  if (twoFactor !== undefined) await db.user.updateMany({ where: user, data: { twoFactor } })
  if (positions) {
    await db.position.deleteMany({ where: { user } })
    const users = await db.user.findMany({ where: user, select: { id: true } })
    const data = users.flatMap(({ id: userId }) =>
      positions.map(({ name, nameEn = null, code }, sortOrder) => {
        const place = { organizationCode: code, isDefault: sortOrder === 0, sortOrder }
        return { userId, name, nameEn, ...place }
      }),
    )
    await db.position.createMany({ data })
  }
}

type ScenarioSession = NonNullable<Scenario['sessions']>[number]
const minuteMs = 60_000

export async function writeSession(
  world: World,
  { user, certificate, lastsMinutes }: ScenarioSession,
): Promise<void> {
  const userId = await userIdOf(world, user)
  const now = world.now().getTime()
  const expiresAt = new Date(now + lastsMinutes * minuteMs)
  const createdAt = new Date(Math.min(now, expiresAt.getTime()) - minuteMs)
  await world.db.session.create({ data: { certificate, userId, createdAt, expiresAt } })
}

type SignOn = NonNullable<Scenario['signOns']>[number]

/** As with the codes of the demo company, it may be needed at any time. */
const lifetimeMs = 3650 * dayMs

/** Creates a one-time code for a sign-on from another system. */
export async function writeSignOn(world: World, { user, system, code }: SignOn): Promise<void> {
  const userId = await userIdOf(world, user)
  const createdAt = world.now()
  const expiresAt = new Date(createdAt.getTime() + lifetimeMs)
  const session = { certificate: code, userId, kind: 'singleSignOnCode', systemCode: system } as const
  await world.db.session.create({ data: { ...session, createdAt, expiresAt } })
}

/** Where the other system would send its person (specification §2). */
function signOnAddress({ user, system, code, query }: SignOn): AppliedScenarios['signOns'][number] {
  const values = new URLSearchParams({ loginType: 'sso', ssoSystem: system, code, ...query })
  return { userName: user, address: `/login?${values}` }
}

/** The accounts, certificates and addresses through which applied scenarios can be seen, each once. */
export async function signInOptions(
  world: World,
  scenarios: readonly NamedScenario[],
): Promise<AppliedScenarios> {
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
    accounts: await accountsOf(world, userNames),
    certificates: sessions.map(({ certificate, expiresAt, user: { userName } }) => {
      return { userName, certificate, expiresAt: expiresAt.toISOString() }
    }),
    signOns: scenarios.flatMap(({ signOns = [] }) => signOns.map(signOnAddress)),
  }
}

/**
 * Those of the named people whom the world's company has, in the order of the names: scenarios are for every company. In a
 * world that was made just now, everybody still has the demo password.
 */
async function accountsOf(
  { db, settings }: World,
  userNames: string[],
): Promise<AppliedScenarios['accounts']> {
  const users = await db.user.findMany({ where: { userName: { in: userNames } } })
  return userNames.flatMap((userName) => {
    const user = users.find((one) => one.userName === userName)
    return user ? [{ userName, fullName: user.fullName, password: settings.demoPassword }] : []
  })
}
