import type { EntryOf } from '@portal/protocol/entries/entry-kinds'
import { hashPassword } from '../certificates.ts'
import type { Prisma } from '../generated/client.ts'
import { addUsers, distributorOf, kindOf, type PlannedUser, planOf, positionRows } from './new-users.ts'
import { type EntryWriter, given, idsOf, type Writing } from './writing.ts'

type UserEntry = EntryOf<'user'>

const held = {
  responsibilities: { include: { responsibility: true }, orderBy: { sortOrder: 'asc' } },
  departments: { include: { department: true }, orderBy: { sortOrder: 'asc' } },
  positions: { orderBy: { sortOrder: 'asc' } },
  distributor: true,
} as const

/** Users, with everything they hold. */
export const userWriter: EntryWriter<'user'> = {
  async find(entry, { tx }) {
    const user = await tx.user.findUnique({ where: { userName: nameIn(entry) }, include: held })
    return user ? foundUser(user, entry) : undefined
  },

  async add(entry, writing) {
    await addUsers([await planOf(entry, writing)], writing)
  },

  async together(entries, writing) {
    const names = entries.flatMap(({ name }) => (name === undefined ? [] : [name]))
    const users = await writing.tx.user.findMany({ where: { userName: { in: names } }, include: held })
    const present = new Map(users.map((user) => [user.userName, user]))
    const looked = new Set<string>()
    let planned: PlannedUser[] = []
    const flush = async () => {
      const users = planned
      planned = []
      await addUsers(users, writing)
    }
    return {
      async find(entry) {
        const name = nameIn(entry)
        if (looked.has(name)) {
          // Named before, it has been added or changed since.
          await flush()
          return userWriter.find(entry, writing)
        }
        looked.add(name)
        const user = present.get(name)
        return user ? foundUser(user, entry) : undefined
      },
      async add(entry) {
        planned.push(await planOf(entry, writing))
      },
      flush,
    }
  },

  async change({ id, values }, entry, writing) {
    const { fullName, fullNameEn, phone, email, twoFactor } = entry
    const changed = { fullName, fullNameEn, phone, email, twoFactor }
    await writing.tx.user.update({
      where: { id },
      data: {
        ...defined(changed),
        ...(entry.kind === undefined ? {} : { kind: kindOf(entry) }),
        ...(entry.password === undefined ? {} : { passwordHash: await hashPassword(entry.password) }),
        ...(entry.distributor === undefined ? {} : { distributorId: await distributorOf(entry, writing) }),
      },
    })
    await writeHeld(id, { departments: values.departments ?? [], ...entry }, writing)
  },
}

const nameIn = ({ name }: UserEntry) => given(name, 'name')

type HeldUser = Prisma.UserGetPayload<{ include: typeof held }>

function foundUser(user: HeldUser, { positions }: UserEntry) {
  const { id, userName, fullName, fullNameEn, kind, phone, twoFactor } = user
  const values = {
    ...{ name: userName, fullName, fullNameEn, kind, phone, twoFactor },
    ...(user.email === null ? {} : { email: user.email }),
    ...(user.distributor ? { distributor: user.distributor.code } : {}),
    responsibilities: user.responsibilities.map(({ responsibility }) => responsibility.code),
    departments: user.departments.map(({ department }) => department.code),
    positions: isSame(positions, user.positions)
      ? positions
      : user.positions.map((one) => `${one.organizationCode}:${one.name}`),
  }
  return { id, values }
}

/** Whether the same job posts are held; codes may be omitted. */
const isSame = (
  texts: readonly string[] | undefined,
  positions: readonly { name: string; organizationCode: string }[],
): texts is readonly string[] =>
  texts?.length === positions.length &&
  positions.every(({ name, organizationCode }, index) =>
    [name, `${organizationCode}:${name}`].includes(texts[index] ?? ''),
  )

/** Fields without the omitted ones. */
export const defined = <Fields extends object>(
  fields: Fields,
): { [Name in keyof Fields]: Exclude<Fields[Name], undefined> } =>
  // Drops undefined values; Prisma's types make every field optional.
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as never

/** Replaces what the user held by the given values. */
async function writeHeld(userId: number, entry: UserEntry, writing: Writing): Promise<void> {
  const { tx } = writing
  const { responsibilities, departments, positions } = entry
  if (responsibilities !== undefined) {
    const ids = await idsOf(writing, 'responsibility', responsibilities, 'responsibilities')
    await tx.userResponsibility.deleteMany({ where: { userId } })
    await tx.userResponsibility.createMany({
      data: ids.map((responsibilityId, sortOrder) => ({ userId, responsibilityId, sortOrder })),
    })
  }
  if (departments !== undefined) {
    const ids = await idsOf(writing, 'department', departments, 'departments')
    await tx.userDepartment.deleteMany({ where: { userId } })
    await tx.userDepartment.createMany({
      data: ids.map((departmentId, sortOrder) => ({ userId, departmentId, sortOrder })),
    })
  }
  if (positions !== undefined) {
    await tx.position.deleteMany({ where: { userId } })
    await tx.position.createMany({ data: positionRows(userId, positions, departments?.[0] ?? 'POST') })
  }
}

/** Roles. */
export const roleWriter: EntryWriter<'role'> = {
  async find({ name, like }, { tx }) {
    const role = await tx.responsibility.findUnique({
      where: { code: given(name, 'name') },
      include: { system: true },
    })
    if (!role) return undefined
    const { id, code, name: title, nameEn: titleEn, system } = role
    const seesAll = like === undefined || (await itemsBeyond(tx, like, id)).length === 0
    const values = { name: code, title, titleEn, system: system.code, ...(seesAll && like ? { like } : {}) }
    return { id, values }
  },

  async add(entry, writing) {
    const { tx, idOf } = writing
    const code = given(entry.name, 'name')
    const { title = code } = entry
    const systemId = await idOf('system', given(entry.system, 'system'), 'system')
    const { _max } = await tx.responsibility.aggregate({ _max: { sortOrder: true } })
    const { id } = await tx.responsibility.create({
      data: {
        code,
        systemId,
        name: title,
        nameEn: entry.titleEn ?? title,
        sortOrder: (_max.sortOrder ?? 0) + 1,
      },
    })
    await seeLike(id, entry, writing)
  },

  async change({ id }, entry, writing) {
    const { title: name, titleEn: nameEn, system } = entry
    const systemId = system === undefined ? undefined : await writing.idOf('system', system, 'system')
    await writing.tx.responsibility.update({ where: { id }, data: defined({ name, nameEn, systemId }) })
    await seeLike(id, entry, writing)
  },
}

/** The menu items that another role sees and this one doesn't. */
async function itemsBeyond(tx: Writing['tx'], like: string, responsibilityId: number) {
  return tx.menuItemResponsibility.findMany({
    where: {
      responsibility: { code: like },
      menuItem: { responsibilities: { none: { responsibilityId } } },
    },
  })
}

async function seeLike(
  responsibilityId: number,
  { like }: EntryOf<'role'>,
  { tx, idOf }: Writing,
): Promise<void> {
  if (like === undefined) return
  await idOf('responsibility', like, 'like')
  const items = await itemsBeyond(tx, like, responsibilityId)
  await tx.menuItemResponsibility.createMany({
    data: items.map(({ menuItemId }) => ({ menuItemId, responsibilityId })),
  })
}
