import type { SystemMenu } from '@portal/protocol/entities/menu'
import type { Responsibility, SaleArea } from '@portal/protocol/entities/user'
import { systemRule } from '../../lib/config/systems.ts'
import { findSystem } from '../../menu/menu-tree.ts'

export interface SystemResponsibilities {
  readonly systemCode: string
  readonly responsibilities: readonly Responsibility[]
}

/** Responsibilities by their system, both in the order in which they are held. */
export function bySystem(held: readonly Responsibility[]): SystemResponsibilities[] {
  const groups = new Map<string, Responsibility[]>()
  for (const one of held) groups.set(one.systemCode, [...(groups.get(one.systemCode) ?? []), one])
  return [...groups].map(([systemCode, responsibilities]) => ({ systemCode, responsibilities }))
}

/**
 * What a system of responsibilities is called: by its own name, or by those of the systems that work under its responsibilities
 * where it has no menu itself. None for a system that the menus don't know.
 */
export function systemNames(systems: readonly SystemMenu[], systemCode: string): readonly string[] {
  const own = findSystem(systems, systemCode)
  if (own) return [own.systemName]
  return systems
    .filter((one) => systemRule(one.systemCode).responsibilityFrom === systemCode)
    .map(({ systemName }) => systemName)
}

/** Tells sale areas apart. */
export const areaKey = (area: SaleArea): string =>
  [area.companyCode, area.saleOrganizationCode, area.distributionChannelCode, area.salesOrgBusinessType].join(
    '/',
  )
