import type { EntryOf } from '@portal/protocol/entries/entry-kinds'
import { hashPassword } from '../certificates.ts'
import { insertRows } from '../engines/sqlite.ts'
import { deliverNotices } from '../notices.ts'
import { StoreError } from '../store-error.ts'
import type { World } from '../worlds/world.ts'
import { EntryRefusal, given, idFinder, idsOf, type Writing } from './writing.ts'

type UserEntry = EntryOf<'user'>

/** A user to be added, with the ids of everything held. */
export interface PlannedUser {
  readonly entry: UserEntry
  readonly distributorId: number | null
  readonly responsibilities: readonly number[]
  readonly departments: readonly number[]
  readonly positions: ReturnType<typeof positionRows>
}

/** @throws {EntryRefusal} for an invalid entry */
export async function planOf(entry: UserEntry, writing: Writing): Promise<PlannedUser> {
  if (entry.kind === 'distributor' && entry.distributor === undefined) {
    throw new EntryRefusal('distributor', 'is missing: a user of the kind distributor works for one')
  }
  const { responsibilities = [], positions = [] } = entry
  const distributorId = await distributorOf(entry, writing)
  const departments = entry.departments ?? (await writing.departmentsOf(responsibilities))
  return {
    ...{ entry, distributorId },
    responsibilities: await idsOf(writing, 'responsibility', responsibilities, 'responsibilities'),
    departments: await idsOf(writing, 'department', departments, 'departments'),
    positions: positionRows(0, positions, departments[0] ?? 'POST'),
  }
}

/** Adds users with one statement for each table. */
export async function addUsers(
  planned: readonly PlannedUser[],
  { tx, demoPasswordHash }: Writing,
): Promise<void> {
  if (planned.length === 0) return
  const { _max } = await tx.user.aggregate({ _max: { id: true } })
  const fromUser = (_max.id ?? 0) + 1
  const users = planned.map((user, index) => ({ ...user, userId: fromUser + index }))
  await insertRows(
    tx,
    'User',
    await Promise.all(
      users.map(async ({ userId: id, entry, distributorId }) => {
        const userName = given(entry.name, 'name')
        const { fullName = userName, password } = entry
        return {
          ...{ id, userName, fullName, fullNameEn: entry.fullNameEn ?? fullName },
          kind: kindOf(entry),
          phone: entry.phone ?? `199${String(id).padStart(8, '0')}`,
          email: entry.email ?? null,
          twoFactor: entry.twoFactor ?? false,
          passwordHash: password === undefined ? demoPasswordHash : await hashPassword(password),
          distributorId,
        }
      }),
    ),
  )
  await insertRows(
    tx,
    'UserResponsibility',
    users.flatMap(({ userId, responsibilities }) =>
      responsibilities.map((responsibilityId, sortOrder) => ({ userId, responsibilityId, sortOrder })),
    ),
  )
  await insertRows(
    tx,
    'UserDepartment',
    users.flatMap(({ userId, departments }) =>
      departments.map((departmentId, sortOrder) => ({ userId, departmentId, sortOrder })),
    ),
  )
  await insertRows(
    tx,
    'Position',
    users.flatMap(({ userId, positions }) => positions.map((position) => ({ ...position, userId }))),
  )
  await deliverNotices(tx, { fromUser })
}

export const kindOf = ({ kind, distributor }: UserEntry) => {
  // Values of the field are those of the database.
  return (kind ?? (distributor === undefined ? 'staff' : 'distributor')) as 'staff' | 'sales' | 'distributor'
}

export const distributorOf = async ({ distributor }: UserEntry, { idOf }: Writing) =>
  distributor === undefined ? null : idOf('distributor', distributor, 'distributor')

/** The first one is the default; one without a code gets its department's with a number. */
export function positionRows(userId: number, positions: readonly string[], department: string) {
  const rows = positions.map((text, sortOrder) => {
    const [, code = `${department}-${sortOrder + 1}`, name = ''] = /^(?:([^:]+):)?\s*(.+)$/.exec(text) ?? []
    return {
      userId,
      name: name.trim(),
      nameEn: null,
      organizationCode: code,
      isDefault: sortOrder === 0,
      sortOrder,
    }
  })
  const codes = rows.map(({ organizationCode }) => organizationCode)
  const twice = codes.find((code, index) => codes.indexOf(code) < index)
  if (twice !== undefined) throw new EntryRefusal('positions', `names the code ${twice} twice`)
  return rows
}

interface Grants {
  readonly user: string
  readonly grant?: readonly string[] | undefined
  readonly revoke?: readonly string[] | undefined
}

export interface GrantOutcome {
  readonly user: string
  readonly granted: string[]
  readonly revoked: string[]
  /** Held afterwards, the initial one first. */
  readonly responsibilities: string[]
}

/**
 * Grants responsibilities to a user, after those held, and revokes others. Existing grants and missing revocations are
 * ignored.
 * @throws {StoreError} naming an unknown user or responsibility and the most similar one
 */
export async function changeGrants(
  world: World,
  { user, grant = [], revoke = [] }: Grants,
): Promise<GrantOutcome> {
  try {
    return await world.db.$transaction(async (tx) => {
      const idOf = idFinder(tx)
      const userId = await idOf('user', user, 'user')
      const held = async () => {
        const rows = await tx.userResponsibility.findMany({
          where: { userId },
          include: { responsibility: true },
          orderBy: [{ sortOrder: 'asc' }, { responsibilityId: 'asc' }],
        })
        return rows.map(({ responsibility, sortOrder }) => ({ code: responsibility.code, sortOrder }))
      }
      const before = await held()
      const holds = (code: string) => before.some((one) => one.code === code)
      const granted: string[] = []
      const revoked: string[] = []
      for (const code of new Set(grant)) {
        const responsibilityId = await idOf('responsibility', code, 'grant')
        if (holds(code)) continue
        const sortOrder = Math.max(-1, ...before.map((one) => one.sortOrder)) + 1 + granted.length
        await tx.userResponsibility.create({ data: { userId, responsibilityId, sortOrder } })
        granted.push(code)
      }
      for (const code of new Set(revoke)) {
        const responsibilityId = await idOf('responsibility', code, 'revoke')
        if (!holds(code)) continue
        await tx.userResponsibility.delete({
          where: { userId_responsibilityId: { userId, responsibilityId } },
        })
        revoked.push(code)
      }
      return { user, granted, revoked, responsibilities: (await held()).map(({ code }) => code) }
    })
  } catch (error) {
    if (!(error instanceof EntryRefusal)) throw error
    throw new StoreError(`${error.message[0]?.toUpperCase()}${error.message.slice(1)}`)
  }
}
