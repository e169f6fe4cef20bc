import type { EntryOf } from '@portal/protocol/entries/entry-kinds'
import { expectedOf } from '@portal/protocol/rules/nearest'
import { defined } from './people.ts'
import { EntryRefusal, type EntryWriter, given, idsOf, type Writing } from './writing.ts'

type MenuEntry = EntryOf<'menu'>

/** Menu items, below any other of their system. */
export const menuWriter: EntryWriter<'menu'> = {
  async withKey(entry) {
    return { ...entry, code: entry.code ?? codeOf(given(entry.path, 'code')) }
  },

  async find({ system, code }, { tx, idOf }) {
    const systemId = await idOf('system', given(system, 'system'), 'system')
    const item = await tx.menuItem.findUnique({
      where: { systemId_code: { systemId, code: given(code, 'code') } },
      include: {
        parent: true,
        system: true,
        departments: { include: { department: true }, orderBy: { departmentId: 'asc' } },
        responsibilities: { include: { responsibility: true }, orderBy: { responsibilityId: 'asc' } },
      },
    })
    if (!item) return undefined
    const { id, name, nameEn, path, icon, description, disabled, sortOrder, parent } = item
    const values = {
      ...{ system: item.system.code, code: item.code, name, nameEn, path, icon, description, disabled },
      order: sortOrder,
      ...(parent ? { under: parent.code } : {}),
      responsibilities: item.responsibilities.map(({ responsibility }) => responsibility.code),
      departments: item.departments.map(({ department }) => department.code),
    }
    return { id, values }
  },

  async add(entry, writing) {
    const { tx, idOf } = writing
    const systemId = await idOf('system', given(entry.system, 'system'), 'system')
    const [code, name] = [given(entry.code, 'code'), given(entry.name, 'name')]
    const path = await freePath(systemId, given(entry.path, 'path'), undefined, writing)
    const parent = await parentOf(systemId, entry, writing)
    const { _max } = await tx.menuItem.aggregate({
      where: { systemId, parentId: parent?.id ?? null },
      _max: { sortOrder: true },
    })
    const { id } = await tx.menuItem.create({
      data: {
        ...{ systemId, code, name, path, nameEn: entry.nameEn ?? name, parentId: parent?.id ?? null },
        icon: entry.icon ?? '',
        description: entry.description ?? '',
        disabled: entry.disabled ?? false,
        sortOrder: entry.order ?? (_max.sortOrder ?? -1) + 1,
      },
    })
    await writeViewers(id, entry, await viewersAbove(systemId, parent?.id, writing), writing)
  },

  async change({ id }, entry, writing) {
    const { name, nameEn, icon, description, disabled, order: sortOrder } = entry
    const { systemId } = await writing.tx.menuItem.findUniqueOrThrow({ where: { id } })
    const path = entry.path === undefined ? undefined : await freePath(systemId, entry.path, id, writing)
    const parent = await parentOf(systemId, entry, writing)
    if (parent) await refuseCircle(id, parent.id, writing)
    await writing.tx.menuItem.update({
      where: { id },
      data: defined({ name, nameEn, path, icon, description, disabled, sortOrder, parentId: parent?.id }),
    })
    await writeViewers(id, entry, {}, writing)
  },
}

/** `/orders/special` is ORDERS_SPECIAL. */
function codeOf(path: string): string {
  const code = path
    .replaceAll(/[^A-Za-z0-9]+/g, '_')
    .replaceAll(/^_+|_+$/g, '')
    .toUpperCase()
  if (code === '') throw new EntryRefusal('code', `is missing: none can be made of the path ${path}`)
  return code.slice(0, 64)
}

/** Two pages of a system at one path would open as one. */
async function freePath(
  systemId: number,
  path: string,
  ownId: number | undefined,
  { tx }: Writing,
): Promise<string> {
  const taken = await tx.menuItem.findFirst({
    where: { systemId, path, children: { none: {} }, ...(ownId === undefined ? {} : { id: { not: ownId } }) },
  })
  if (taken) throw new EntryRefusal('path', `${path} is that of the menu item ${taken.code} already`)
  return path
}

async function parentOf(systemId: number, { under, system }: MenuEntry, { tx }: Writing) {
  if (under === undefined) return undefined
  const parent = await tx.menuItem.findUnique({ where: { systemId_code: { systemId, code: under } } })
  if (parent) return parent
  const items = await tx.menuItem.findMany({
    where: { systemId },
    select: { code: true },
    orderBy: { id: 'asc' },
  })
  const expected = expectedOf(
    under,
    items.map(({ code }) => code),
  )
  throw new EntryRefusal('under', `the system ${system} has no menu item ${under}; ${expected}`)
}

async function refuseCircle(id: number, parentId: number, { tx }: Writing): Promise<void> {
  let above: number | null = parentId
  while (above !== null) {
    if (above === id) throw new EntryRefusal('under', 'would put the item below itself')
    const item: { parentId: number | null } | null = await tx.menuItem.findUnique({ where: { id: above } })
    above = item?.parentId ?? null
  }
}

interface Viewers {
  readonly departments?: readonly number[]
  readonly responsibilities?: readonly number[]
}

/**
 * Who sees an item by default: those who see its parent, at the top level those of its neighbours, else of the system.
 */
async function viewersAbove(
  systemId: number,
  parentId: number | undefined,
  { tx }: Writing,
): Promise<Viewers> {
  const above = await tx.menuItem.findMany({
    where: parentId === undefined ? { systemId, parentId: null } : { id: parentId },
    include: { departments: true, responsibilities: true },
  })
  const departments = above.flatMap((item) => item.departments.map(({ departmentId }) => departmentId))
  const responsibilities = above.flatMap((item) => item.responsibilities.map((one) => one.responsibilityId))
  if (parentId !== undefined || above.length > 1) return { departments, responsibilities }
  const system = await tx.system.findUniqueOrThrow({
    where: { id: systemId },
    include: { departments: true, responsibilities: true },
  })
  return {
    departments: system.departments.map(({ departmentId }) => departmentId),
    responsibilities:
      responsibilities.length > 0 ? responsibilities : system.responsibilities.map(({ id }) => id),
  }
}

/** Writes those that the entry names, else the parent's; without either they are unchanged. */
async function writeViewers(
  menuItemId: number,
  entry: MenuEntry,
  above: Viewers,
  writing: Writing,
): Promise<void> {
  const { tx } = writing
  const departments = entry.departments
    ? await idsOf(writing, 'department', entry.departments, 'departments')
    : above.departments
  const responsibilities = entry.responsibilities
    ? await idsOf(writing, 'responsibility', entry.responsibilities, 'responsibilities')
    : above.responsibilities
  if (departments) {
    await tx.menuItemDepartment.deleteMany({ where: { menuItemId } })
    await tx.menuItemDepartment.createMany({
      data: [...new Set(departments)].map((departmentId) => ({ menuItemId, departmentId })),
    })
  }
  if (responsibilities) {
    await tx.menuItemResponsibility.deleteMany({ where: { menuItemId } })
    await tx.menuItemResponsibility.createMany({
      data: [...new Set(responsibilities)].map((responsibilityId) => ({ menuItemId, responsibilityId })),
    })
  }
}
