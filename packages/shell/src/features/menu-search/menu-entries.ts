import type { MenuItem, SystemMenu } from '@portal/protocol/entities/menu'
import { systemRule } from '@portal/protocol/systems'
import { isDisabled, menuKey, menuPages } from '../../menu/menu-tree.ts'

/** Something that the search can find: a page of a menu, or a system with a window of its own. */
export interface MenuEntry {
  readonly key: string
  readonly name: string
  readonly code: string
  /** Where it leads, as its menu says it; empty for a system. */
  readonly path: string
  /** What stands above it, outermost first: its system, then its groups. */
  readonly trail: readonly string[]
  readonly disabled: boolean
  readonly system: SystemMenu
  /** The page; undefined when the system itself is meant. */
  readonly item?: MenuItem
}

const systemEntry = (system: SystemMenu): MenuEntry => ({
  key: system.systemCode,
  name: system.systemName,
  code: system.systemCode,
  path: '',
  trail: [],
  disabled: system.disabled,
  system,
})

const pageEntries = (system: SystemMenu): MenuEntry[] =>
  menuPages(system.menuList).map((page) => ({
    key: menuKey(system.systemCode, page.item),
    name: page.item.menuName,
    code: page.item.menuCode,
    path: page.item.htmlUrl ?? page.item.path,
    trail: [system.systemName, ...page.groups.map((group) => group.menuName)],
    disabled: system.disabled || isDisabled(page),
    system,
    item: page.item,
  }))

/** Everything that can be found, in the order of the menus; greyed ones too, so that nobody looks for them in vain. */
export const menuEntries = (systems: readonly SystemMenu[]): MenuEntry[] =>
  systems.flatMap((system) => [
    ...(systemRule(system.systemCode).opens === 'window' ? [systemEntry(system)] : []),
    ...pageEntries(system),
  ])
