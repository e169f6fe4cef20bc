import type { Lookup } from '@portal/protocol/calls/organization'
import type { Organization } from '@portal/protocol/entities/menu'
import type { World } from '@portal/store/worlds/world'
import type { NameOf } from '../../domain/name-language.ts'

/** The departments that a user belongs to, in the user's own order. */
export async function readOrganizations(
  world: World,
  userId: number,
  nameOf: NameOf,
): Promise<Organization[]> {
  const memberships = await world.db.userDepartment.findMany({
    where: { userId },
    orderBy: { sortOrder: 'asc' },
    include: { department: true },
  })
  return memberships.map(({ department }) => ({ orgCode: department.code, orgName: nameOf(department) }))
}

interface LookupFilter {
  readonly systemCode?: string | undefined
  readonly lookupType?: string | undefined
}

/** Entries of the code tables, of one system or type if filtered; table by table, in table order. */
export async function readLookups(
  world: World,
  { systemCode, lookupType }: LookupFilter,
  nameOf: NameOf,
): Promise<Lookup[]> {
  const entries = await world.db.lookup.findMany({
    where: { ...(systemCode ? { systemCode } : {}), ...(lookupType ? { type: lookupType } : {}) },
    orderBy: [{ systemCode: 'asc' }, { type: 'asc' }, { sortOrder: 'asc' }],
  })
  return entries.map((entry) => ({
    systemCode: entry.systemCode,
    lookupType: entry.type,
    lookupCode: entry.code,
    meaning: nameOf(entry),
    orderSeq: entry.sortOrder,
  }))
}
