import { insertRows } from '../engines/insert-rows.ts'
import type { Prisma, PrismaClient } from '../generated/client.ts'
import { deliverNotices } from '../notices.ts'
import { StoreError } from '../store-error.ts'
import type { World } from '../worlds/world.ts'
import { inChunks, numbersAfter, type SeedOptions } from './in-chunks.ts'
import { byId, randomFor } from './random.ts'
import { givenNames, surnames } from './words.ts'

interface Person {
  readonly userName: string
  readonly fullName: string
  readonly fullNameEn: string
  readonly phone: string
  readonly email: string
}

/** The person of a number, which keeps user name and telephone number (eleven digits, invented) unique. */
function person(seed: string, number: number): Person {
  const draw = randomFor(seed, 'User', number)
  const [surname, surnameEn] = draw('surname').pick(surnames)
  const [given, givenEn] = draw('givenName').pick(givenNames)
  const userName = `${surnameEn}${givenEn}${number}`.toLowerCase()
  return {
    userName,
    fullName: surname + given,
    fullNameEn: `${surnameEn} ${givenEn}`,
    phone: `199${String(number).padStart(8, '0')}`,
    email: `${userName}@mail.example`,
  }
}

/**
 * Adds users who can sign in with the demo password. Each is modelled on a person of the company and gets that person's
 * kind, departments, responsibilities and positions (never an administrator's).
 */
export async function seedUsers(
  world: World,
  { count, seed = world.settings.seed, onProgress }: SeedOptions,
): Promise<{ userName: string; fullName: string }[]> {
  const models = await readModels(world.db)
  if (models.length === 0) throw new StoreError('Users are modelled on the demo accounts, and there is none')
  return inChunks(world.db, { task: 'users', count, onProgress }, async (tx, size) => {
    const { _max } = await tx.user.aggregate({ _max: { id: true } })
    const users = numbersAfter(_max.id, size).map((id) => {
      const model = randomFor(seed, 'User', id)('model').choose(models, byId)
      return { id, model, ...person(seed, id) }
    })
    await insertRows(
      tx,
      'User',
      users.map(({ model: { kind, distributorId }, ...user }) => ({
        ...user,
        kind,
        distributorId,
        passwordHash: world.settings.demoPasswordHash,
      })),
    )
    await writeBelongings(tx, users)
    await deliverNotices(tx, { fromUser: (_max.id ?? 0) + 1 })
    return users.map(({ userName, fullName }) => ({ userName, fullName }))
  })
}

type Model = Prisma.UserGetPayload<{
  include: { departments: true; responsibilities: true; positions: true }
}>

const readModels = (db: PrismaClient): Promise<Model[]> =>
  db.user.findMany({
    where: {
      demoAccount: { isNot: null },
      responsibilities: { some: {}, none: { responsibility: { code: 'admin' } } },
    },
    include: { departments: true, responsibilities: true, positions: true },
    orderBy: { id: 'asc' },
  })

async function writeBelongings(
  tx: Prisma.TransactionClient,
  users: readonly { id: number; model: Pick<Model, 'departments' | 'responsibilities' | 'positions'> }[],
): Promise<void> {
  await insertRows(
    tx,
    'UserDepartment',
    users.flatMap(({ id, model }) => model.departments.map((held) => ({ ...held, userId: id }))),
  )
  await insertRows(
    tx,
    'UserResponsibility',
    users.flatMap(({ id, model }) => model.responsibilities.map((held) => ({ ...held, userId: id }))),
  )
  await insertRows(
    tx,
    'Position',
    users.flatMap(({ id, model }) =>
      model.positions.map(({ id: _own, ...held }) => ({ ...held, userId: id })),
    ),
  )
}
