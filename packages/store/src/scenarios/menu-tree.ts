import { StoreError } from '../store-error.ts'
import type { World } from '../worlds/world.ts'
import type { Scenario } from './scenario-schema.ts'

type MenuTree = NonNullable<Scenario['menuTrees']>[number]

/** Adds a tree of groups within groups to a system, with some pages at each level. */
export async function writeMenuTree({ db }: World, { system: code, levels, items }: MenuTree): Promise<void> {
  const model = await db.menuItem.findFirst({
    where: { system: { code }, parentId: null },
    include: { departments: true, responsibilities: true },
    orderBy: { sortOrder: 'asc' },
  })
  if (!model) throw new StoreError(`A menu tree needs a system with a menu, and ${code} has none`)
  const seenBy = {
    departments: { create: model.departments.map(({ departmentId }) => ({ departmentId })) },
    responsibilities: {
      create: model.responsibilities.map(({ responsibilityId }) => ({ responsibilityId })),
    },
  }
  const write = (place: string, parentId: number | null, sortOrder: number, names: object) => {
    const data = {
      systemId: model.systemId,
      parentId,
      sortOrder,
      path: `/pages/deep/${place}`,
      name: place,
      nameEn: place,
    }
    return db.menuItem.create({ data: { ...data, ...names, code: `DEEP_${place}`, ...seenBy } })
  }
  let parentId: number | null = null
  for (let level = 1; level <= levels; level++) {
    const group = await write(`${level}`, parentId, 1000, { name: `第${level}层`, nameEn: `Level ${level}` })
    for (let item = 1; item <= items; item++) {
      const names = { name: `第${level}层页面${item}`, nameEn: `Level ${level}, page ${item}` }
      await write(`${level}-${item}`, group.id, item, names)
    }
    parentId = group.id
  }
}
