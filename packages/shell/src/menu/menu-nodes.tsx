import type { MenuItem, SystemMenu } from '@portal/protocol/entities/menu'
import type { ReactNode } from 'react'
import { MenuIcon } from './menu-icon.tsx'
import { pagesOf } from './menu-tree.ts'

type MenuPageNode = {
  readonly key: string
  readonly label: ReactNode
  readonly icon?: ReactNode
  readonly disabled: boolean
}

/** A node of an antd menu. (A type, not an interface: antd's items are open to `data-` attributes.) */
export type MenuNode = MenuPageNode | (MenuPageNode & { readonly children: MenuNode[] })

/**
 * A system's menu tree for an antd menu, at any depth; `labelOf` replaces the default one-line label. The key of a group
 * is its place, since a backend may give one id to several.
 */
export function menuNodes(
  system: Pick<SystemMenu, 'menuList' | 'systemCode'>,
  labelOf: (name: string) => ReactNode = (name) => name,
): MenuNode[] {
  const keys = new Map(pagesOf(system).map(({ item, key }) => [item, key]))
  const nodes = (items: readonly MenuItem[], place: string): MenuNode[] =>
    items.map((item, index) => {
      const key = keys.get(item) ?? `${place} ${index}`
      return {
        key,
        label: labelOf(item.menuName),
        icon: <MenuIcon name={item.icon} />,
        disabled: item.disabled,
        ...(item.children.length > 0 ? { children: nodes(item.children, key) } : {}),
      }
    })
  return nodes(system.menuList, system.systemCode)
}

/** The keys from the outermost node down to `key`, itself included; empty when it is not in the tree. */
export function keyTrail(nodes: readonly MenuNode[], key: string): string[] {
  for (const node of nodes) {
    if (node.key === key) return [key]
    const below = keyTrail('children' in node ? node.children : [], key)
    if (below.length > 0) return [node.key, ...below]
  }
  return []
}

/** Open groups after a click: opening one closes all that don't contain it (specification §2: single-open). */
export function openAfterClick(
  nodes: readonly MenuNode[],
  before: readonly string[],
  wanted: readonly string[],
): string[] {
  const opened = wanted.find((key) => !before.includes(key))
  return opened === undefined ? [...wanted] : keyTrail(nodes, opened)
}
