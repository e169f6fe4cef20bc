import type { BusinessUnit } from '@portal/protocol/entities/business-unit'
import type { SystemMenu } from '@portal/protocol/entities/menu'
import type { RuntimeConfig } from '@portal/protocol/installation/config-schema'
import { recordAddress } from '@portal/protocol/rules/record-address'
import { mappings } from '../lib/config/mappings.ts'
import { getConfig } from '../lib/config/runtime-config.ts'
import { useMenuNavigation } from './menu-navigation.ts'
import { openPages } from './menu-tree.ts'

export type LinkedRecord = keyof NonNullable<RuntimeConfig['recordPages']> | 'distributor'

/** What opens a record; undefined where none of the user's menus leads to it. */
export type RecordOpener = (
  kind: LinkedRecord,
  number: string,
  unit: BusinessUnit | null,
) => (() => void) | undefined

/** Opens records by their numbers, on the pages that the installation names for them. */
export function useOpenRecord(systems: readonly SystemMenu[]): RecordOpener {
  const { openMenu } = useMenuNavigation()
  return (kind, number, unit) => {
    const { recordPages, distributorPages } = getConfig()
    const refs = (kind === 'distributor' ? distributorPages : recordPages?.[kind]) ?? []
    const ofUnit = refs.filter((ref) => !ref.unit || ref.unit === mappings().unitOf(unit))
    const [found] = openPages(systems, ofUnit)
    if (!found || number === '') return undefined
    return () =>
      openMenu(found.systemCode, {
        menuName: number,
        path: recordAddress(found.item.path, number),
        htmlUrl: null,
      })
  }
}
