import { readAnswer } from '@portal/protocol/answers/read-answer'
import { callMetadata } from '@portal/protocol/call-metadata'
import type { MenuItem, SystemMenu } from '@portal/protocol/entities/menu'
import type { RuntimeConfig } from '@portal/protocol/installation/config-schema'
import { type MenuRefusal, menuTarget } from '@portal/protocol/rules/menu-address'
import { systemsTable } from '@portal/protocol/systems'

const reasons: Readonly<Record<MenuRefusal, string>> = {
  empty: 'it has no address',
  malformed: 'it is no valid address',
  scheme: 'only http and https are opened',
  otherSite: 'a path with // names another site',
  climbs: '".." leads out of its system',
  unknownApp: 'no sub-app of the configuration has this name below the child root',
  hashRoute: 'a route after # needs the start page before it',
}

/** Groups only name what is below them. */
const pagesOf = (items: readonly MenuItem[]): readonly MenuItem[] =>
  items.flatMap((item) => (item.children.length > 0 ? pagesOf(item.children) : [item]))

/**
 * The addresses of a backend's menus that the portal would refuse, one in each line; by the rule that opens the others.
 * @param menus data of findMenuInfoAllSystem, in whichever form
 */
export function menuFindings(
  menus: unknown,
  { systems, childRoot = 'child' }: Partial<Pick<RuntimeConfig, 'systems' | 'childRoot'>>,
): readonly { readonly remark: string }[] {
  const place = { systems: systemsTable(systems), childRoot, home: () => 'https://portal.invalid/' }
  const { shape = 'any' } = callMetadata.findMenuInfoAllSystem
  const read = readAnswer(shape, menus) as readonly SystemMenu[] // the type that the shape of the call describes
  const refused = read.flatMap(({ systemCode, menuList }) =>
    pagesOf(menuList).flatMap((item) => {
      const target = menuTarget(systemCode, item, place)
      if (target.kind !== 'refused') return []
      return [`  - ${systemCode} ${item.menuName}: ${target.address || '(empty)'}: ${reasons[target.reason]}`]
    }),
  )
  if (refused.length === 0) return []
  const count = refused.length === 1 ? '1 address' : `${refused.length} addresses`
  return [{ remark: [`Your menus hold ${count} that this portal would refuse:`, ...refused].join('\n') }]
}
