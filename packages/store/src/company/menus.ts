import { insertRows } from '../engines/sqlite.ts'
import type { PrismaClient } from '../generated/client.ts'
import type { Company } from './company-choice.ts'
import type { ValuePath } from './company-files.ts'
import type { CompanyIds } from './problems.ts'
import { codesOf, Problems } from './problems.ts'
import type { MenuNode } from './schemas.ts'

/** A menu item as the database keeps it, with the codes of those who see it. */
interface MenuRow {
  readonly id: number
  readonly parentId: number | null
  readonly sortOrder: number
  readonly system: string
  readonly node: MenuNode
  readonly departments: readonly string[]
  readonly responsibilities: readonly string[]
}

/**
 * The menu trees as rows, parents before children, with inheritance worked out: a node that names no departments or no
 * responsibilities has its parent's; a root has all of its system's (for OSS those of LTC, specification §6).
 */
export function menuRows(
  company: Pick<Company, 'menus' | 'systems' | 'responsibilities' | 'table'>,
): MenuRow[] {
  const rows: MenuRow[] = []
  const add = (
    nodes: readonly MenuNode[],
    above: Pick<MenuRow, 'system' | 'departments' | 'responsibilities'>,
    parentId: number | null,
  ) => {
    nodes.forEach((node, sortOrder) => {
      const row: MenuRow = {
        id: rows.length + 1,
        parentId,
        sortOrder,
        system: above.system,
        node,
        departments: node.departments ?? above.departments,
        responsibilities: node.responsibilities ?? above.responsibilities,
      }
      rows.push(row)
      add(node.children ?? [], row, row.id)
    })
  }
  for (const { code, departments } of company.systems.content) {
    const responsibilities = company.responsibilities.content
      .filter(({ system }) => system === company.table.rule(code).responsibilityFrom)
      .map((responsibility) => responsibility.code)
    add(company.menus.get(code)?.content ?? [], { system: code, departments, responsibilities }, null)
  }
  return rows
}

/** Menu trees: the system they belong to, unique codes and leaf paths, known departments and responsibilities. */
export function checkMenus(company: Company): string[] {
  const problems = new Problems()
  const systems = codesOf(company.systems.content)
  const departments = codesOf(company.departments.content)
  const responsibilities = codesOf(company.responsibilities.content)
  for (const [system, menu] of company.menus) {
    problems.known(menu, [], 'system', [system], systems)
    const nodes = nodesOf(menu.content)
    problems.unique(
      menu,
      'menu item',
      nodes.map(([path, node]) => [[...path, 'code'], node.code]),
    )
    problems.unique(
      menu,
      'path',
      nodes
        .filter(([, node]) => !node.children?.length)
        .map(([path, node]) => [[...path, 'path'], node.path]),
    )
    for (const [path, node] of nodes) {
      problems.known(menu, [...path, 'departments'], 'department', node.departments ?? [], departments)
      const needed = node.responsibilities ?? []
      problems.known(menu, [...path, 'responsibilities'], 'responsibility', needed, responsibilities)
    }
  }
  return problems.lines
}

/** Every node of a tree with its path. */
const nodesOf = (nodes: readonly MenuNode[], path: ValuePath = []): [ValuePath, MenuNode][] =>
  nodes.flatMap((node, index) => {
    const here = [...path, index]
    return [[here, node], ...nodesOf(node.children ?? [], [...here, 'children'])]
  })

/** The menu trees of all systems and who sees each item. */
export async function writeMenus(db: PrismaClient, company: Company, ids: CompanyIds): Promise<void> {
  const rows = menuRows(company)
  await insertRows(
    db,
    'MenuItem',
    rows.map(({ id, parentId, sortOrder, system, node }) => ({
      id,
      parentId,
      sortOrder,
      systemId: ids.system(system),
      code: node.code,
      name: node.name,
      nameEn: node.nameEn,
      description: node.description ?? '',
      path: node.path,
      htmlUrl: node.htmlUrl ?? null,
      icon: node.icon ?? '',
      disabled: node.disabled ?? false,
    })),
  )
  await insertRows(
    db,
    'MenuItemDepartment',
    rows.flatMap(({ id, departments }) =>
      departments.map((code) => ({ menuItemId: id, departmentId: ids.department(code) })),
    ),
  )
  await insertRows(
    db,
    'MenuItemResponsibility',
    rows.flatMap(({ id, responsibilities }) =>
      responsibilities.map((code) => ({ menuItemId: id, responsibilityId: ids.responsibility(code) })),
    ),
  )
}
