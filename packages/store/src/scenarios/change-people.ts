import type { World } from '../worlds/world.ts'
import { userIdOf } from './known-user.ts'
import type { Scenario } from './scenario-schema.ts'

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

type KeptSession = NonNullable<Scenario['sessions']>[number]
const minuteMs = 60_000

export async function writeSession(
  world: World,
  { user, certificate, lastsMinutes }: KeptSession,
): Promise<void> {
  const userId = await userIdOf(world, user)
  const now = world.now().getTime()
  const expiresAt = new Date(now + lastsMinutes * minuteMs)
  const createdAt = new Date(Math.min(now, expiresAt.getTime()) - minuteMs)
  await world.db.session.create({ data: { certificate, userId, createdAt, expiresAt } })
}
