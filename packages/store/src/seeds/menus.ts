import { insertRows } from '../engines/sqlite.ts'
import { StoreError } from '../store-error.ts'
import type { World } from '../worlds/world.ts'
import { inChunks, type Made, numbersAfter, type SeedOptions } from './in-chunks.ts'
import { byId, randomFor } from './random.ts'
import { cities, pageTopics } from './words.ts'

/** What generated menu items have in common; ids of all but the icon. */
export interface GivenOfMenus {
  readonly system?: number
  readonly under?: number
  readonly departments?: readonly number[]
  readonly responsibilities?: readonly number[]
  readonly icon?: string
}

/** Adds menu items to the groups of all systems; who sees the group sees them. */
export async function seedMenus(
  world: World,
  { seed = world.settings.seed, given = {}, ...job }: SeedOptions<GivenOfMenus>,
): Promise<Made<{ code: string; name: string }>> {
  const { system, under, icon = 'file-text' } = given
  const all = await world.db.menuItem.findMany({
    where: {
      ...(under === undefined ? { children: { some: {} }, disabled: false } : { id: under }),
      ...(system === undefined ? {} : { systemId: system }),
    },
    include: { departments: true, responsibilities: true },
    orderBy: { id: 'asc' },
  })
  const groups = all.map((group) => ({
    ...group,
    departments: given.departments?.map((departmentId) => ({ departmentId })) ?? group.departments,
    responsibilities:
      given.responsibilities?.map((responsibilityId) => ({ responsibilityId })) ?? group.responsibilities,
  }))
  if (groups.length === 0) throw new StoreError('Menu items are added to groups, and no system has one')
  return inChunks(world.db, { task: 'menu items', ...job }, async (tx, size) => {
    const { _max } = await tx.menuItem.aggregate({ _max: { id: true } })
    const made = numbersAfter(_max.id, size).map((id) => {
      const draw = randomFor(seed, 'MenuItem', id)
      const group = draw('group').choose(groups, byId)
      const [city, cityEn] = draw('city').pick(cities)
      const [topic, topicEn] = draw('topic').pick(pageTopics)
      const names = { name: `${city}${topic}`, nameEn: `${cityEn} ${topicEn}` }
      const place = { systemId: group.systemId, parentId: group.id, sortOrder: id }
      return {
        row: { id, ...place, code: `PAGE_${id}`, ...names, path: `/pages/${id}`, icon },
        group,
      }
    })
    await insertRows(
      tx,
      'MenuItem',
      made.map(({ row }) => row),
    )
    await insertRows(
      tx,
      'MenuItemDepartment',
      made.flatMap(({ row, group }) =>
        group.departments.map(({ departmentId }) => ({ menuItemId: row.id, departmentId })),
      ),
    )
    await insertRows(
      tx,
      'MenuItemResponsibility',
      made.flatMap(({ row, group }) =>
        group.responsibilities.map(({ responsibilityId }) => ({ menuItemId: row.id, responsibilityId })),
      ),
    )
    return made.map(({ row: { code, name } }) => ({ code, name }))
  })
}
