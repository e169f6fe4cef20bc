import type { Lookup } from '@portal/protocol/entities/lookup'
import type { World } from '@portal/store/worlds/world'
import type { NameOf } from '../domain/name-language.ts'

interface LookupFilter {
  readonly systemCode?: string | undefined
  readonly lookupType?: string | undefined
}

/** Entries of the code tables, of one system or one type where the filter says so; table by table, in table order. */
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
