import { insertRows } from '../engines/sqlite.ts'
import type { Prisma, PrismaClient, UserKind } from '../generated/client.ts'
import { deliverNotices } from '../notices.ts'
import { StoreError } from '../store-error.ts'
import type { World } from '../worlds/world.ts'
import { inChunks, type Made, numbersAfter, type SeedOptions } from './in-chunks.ts'
import { byId, randomFor } from './random.ts'
import { cities, givenNames, surnames } from './words.ts'

/** Common values of generated responsibilities, by id: their system, or the one that all are variants of. */
export interface GivenOfRoles {
  readonly system?: number
  readonly like?: number
}

/** Adds responsibilities: regional variants of those there are, with the same menu items (never the administrator's). */
export async function seedRoles(
  world: World,
  { seed = world.settings.seed, given = {}, ...job }: SeedOptions<GivenOfRoles>,
): Promise<Made<{ code: string; name: string }>> {
  const models = await world.db.responsibility.findMany({
    where: {
      code: { not: 'admin' },
      ...(given.system === undefined ? {} : { systemId: given.system }),
      ...(given.like === undefined ? {} : { id: given.like }),
    },
    include: { menuItems: true },
    orderBy: { id: 'asc' },
    take: 100, // the company's own; variants of variants would read oddly
  })
  if (models.length === 0) throw new StoreError('Responsibilities are modelled on others, and there is none')
  return inChunks(world.db, { task: 'responsibilities', ...job }, async (tx, size) => {
    const { _max } = await tx.responsibility.aggregate({ _max: { id: true } })
    const made = numbersAfter(_max.id, size).map((id) => {
      const draw = randomFor(seed, 'Responsibility', id)
      const model = draw('model').choose(models, byId)
      const [city, cityEn] = draw('city').pick(cities)
      const names = { name: `${city}${model.name}`, nameEn: `${model.nameEn}, ${cityEn}` }
      return {
        row: { id, systemId: model.systemId, code: `${model.code}_${id}`, ...names, sortOrder: id },
        model,
      }
    })
    await insertRows(
      tx,
      'Responsibility',
      made.map(({ row }) => row),
    )
    await insertRows(
      tx,
      'MenuItemResponsibility',
      made.flatMap(({ row, model }) =>
        model.menuItems.map(({ menuItemId }) => ({ menuItemId, responsibilityId: row.id })),
      ),
    )
    return made.map(({ row: { code, name } }) => ({ code, name }))
  })
}

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
  { seed = world.settings.seed, given = {}, ...job }: SeedOptions<GivenOfUsers>,
): Promise<Made<{ userName: string; fullName: string }>> {
  const models = modelsFor(given, await readModels(world.db))
  if (models.length === 0) throw new StoreError('Users are modelled on the demo accounts, and there is none')
  return inChunks(world.db, { task: 'users', ...job }, async (tx, size) => {
    const { _max } = await tx.user.aggregate({ _max: { id: true } })
    const users = numbersAfter(_max.id, size).map((id) => {
      const model = randomFor(seed, 'User', id)('model').choose(models, byId)
      return { id, model, ...person(seed, id) }
    })
    await insertRows(
      tx,
      'User',
      users.map(({ model: { kind, distributorId, twoFactor }, ...user }) => ({
        ...user,
        ...{ kind, distributorId, twoFactor },
        passwordHash: world.settings.demoPasswordHash,
      })),
    )
    await writeBelongings(tx, users)
    await deliverNotices(tx, { fromUser: (_max.id ?? 0) + 1 })
    return users.map(({ userName, fullName }) => ({ userName, fullName }))
  })
}

/** Common values of generated users: ids of what they hold. */
export interface GivenOfUsers {
  readonly kind?: UserKind
  readonly responsibilities?: readonly number[]
  readonly departments?: readonly number[]
  readonly positions?: readonly { readonly name: string; readonly organizationCode: string }[]
  readonly distributor?: number
  readonly twoFactor?: boolean
}

/** The people that generated users are modelled on, preferably those who already hold what is given. */
function modelsFor(
  { distributor, twoFactor = false, ...given }: GivenOfUsers,
  people: readonly Model[],
): Model[] {
  const { responsibilities, departments, positions } = given
  const kind = given.kind ?? (distributor === undefined ? undefined : 'distributor')
  const holds = (model: Model, id: number) =>
    model.responsibilities.some((one) => one.responsibilityId === id)
  const holders = people.filter((model) => (responsibilities ?? []).every((id) => holds(model, id)))
  const own = holders.length > 0 ? holders : people.filter((model) => model.kind === (kind ?? 'staff'))
  const ofKind = own.filter((model) => kind === undefined || model.kind === kind)
  return (ofKind.length > 0 ? ofKind : people).map((model) => ({
    ...model,
    twoFactor,
    ...(kind === undefined ? {} : { kind }),
    ...(kind === undefined || kind === 'distributor' ? {} : { distributorId: null }),
    ...(distributor === undefined ? {} : { distributorId: distributor }),
    ...(responsibilities
      ? {
          responsibilities: responsibilities.map((responsibilityId, sortOrder) => ({
            responsibilityId,
            sortOrder,
            userId: 0,
          })),
        }
      : {}),
    ...(departments
      ? {
          departments: departments.map((departmentId, sortOrder) => ({ departmentId, sortOrder, userId: 0 })),
        }
      : {}),
    ...(positions
      ? {
          positions: positions.map((position, sortOrder) => ({
            ...{ id: 0, userId: 0, nameEn: null, ...position, isDefault: sortOrder === 0, sortOrder },
          })),
        }
      : {}),
  }))
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
