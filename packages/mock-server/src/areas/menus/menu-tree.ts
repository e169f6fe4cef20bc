import type { MenuItem } from '@portal/protocol/entities/menu'
import type { NameOf } from '../../domain/name-language.ts'

/** A menu item as stored: a row with its parent's id. */
export interface MenuRow {
  readonly id: number
  readonly parentId: number | null
  readonly code: string
  readonly name: string
  readonly nameEn: string
  readonly description: string
  readonly path: string
  readonly htmlUrl: string | null
  readonly icon: string
  readonly disabled: boolean
}

/**
 * The menu tree of one system that a user may see (specification §6). A branch is included if something inside is.
 * Disabled items are included and marked. Rows come in menu order, which is kept.
 */
export function menuTree(
  rows: readonly MenuRow[],
  visibleIds: ReadonlySet<number>,
  systemCode: string,
  nameOf: NameOf,
): MenuItem[] {
  const childrenOf = byParent(rows)

  const branch = (parentId: number | null): MenuItem[] =>
    (childrenOf.get(parentId) ?? []).flatMap((row) => {
      const children = branch(row.id)
      const shows = childrenOf.has(row.id) ? children.length > 0 : visibleIds.has(row.id)
      return shows ? [menuItem(row, systemCode, nameOf(row), children)] : []
    })

  return branch(null)
}

function byParent(rows: readonly MenuRow[]): ReadonlyMap<number | null, MenuRow[]> {
  const groups = new Map<number | null, MenuRow[]>()
  for (const row of rows) {
    const siblings = groups.get(row.parentId)
    if (siblings) siblings.push(row)
    else groups.set(row.parentId, [row])
  }
  return groups
}

const menuItem = (row: MenuRow, systemCode: string, menuName: string, children: MenuItem[]): MenuItem => ({
  menuId: row.id,
  menuCode: row.code,
  menuName,
  menuDesc: row.description,
  path: row.path,
  htmlUrl: row.htmlUrl,
  icon: row.icon,
  systemCode,
  disabled: row.disabled,
  children,
})
