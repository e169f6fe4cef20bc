import type { BusinessUnit } from '../entities/business-unit.ts'
import type { SaleArea } from '../entities/user.ts'

export const everyUnit = ['ceramic', 'bathroom'] as const satisfies readonly BusinessUnit[]

/** The units that a distributor buys from, each once, in the order of the specification (§9: ceramic and bathroom). */
export const unitsOfSaleAreas = (
  areas: readonly Pick<SaleArea, 'salesOrgBusinessType'>[],
): readonly BusinessUnit[] =>
  everyUnit.filter((unit) => areas.some(({ salesOrgBusinessType }) => salesOrgBusinessType === unit))

/** A distributor is who has sale areas (specification §6). */
export const isDistributor = ({
  sapDistributorSaleAreas,
}: {
  readonly sapDistributorSaleAreas: readonly unknown[]
}): boolean => sapDistributorSaleAreas.length > 0

/**
 * The unit that a distributor works for: of the units of the sale areas those whose departments are selected, or all of them
 * when none is. That such a department has the unit's name for its code is assumed.
 */
export function currentUnit(
  areas: Parameters<typeof unitsOfSaleAreas>[0],
  departmentCodes: readonly string[],
): BusinessUnit | 'all' {
  const units = unitsOfSaleAreas(areas)
  const selected = new Set(departmentCodes.map((code) => code.toLowerCase()))
  const chosen = units.filter((unit) => selected.has(unit))
  return unitFilter(chosen.length > 0 ? chosen : units)
}

/** The sale areas of a unit, or all of them (specification §6). */
export const areasOfUnit = <Area extends Pick<SaleArea, 'salesOrgBusinessType'>>(
  areas: readonly Area[],
  unit: BusinessUnit | 'all',
): readonly Area[] =>
  unit === 'all' ? areas : areas.filter(({ salesOrgBusinessType }) => salesOrgBusinessType === unit)

/** The filter of a list for a user with these units (specification §6: ceramic, bathroom or all). */
export const unitFilter = (units: readonly BusinessUnit[]): BusinessUnit | 'all' => {
  const [only, ...others] = units
  return only === undefined || others.length > 0 ? 'all' : only
}
