import type { BusinessUnit } from '../entities/business-unit.ts'
import type { SaleArea } from '../entities/user.ts'

export const everyUnit = ['ceramic', 'bathroom'] as const satisfies readonly BusinessUnit[]

/** How an installation writes the units in sale areas and departments; undefined for an unknown spelling or code. */
export interface UnitMappings {
  readonly unitOf: (spelling: unknown) => BusinessUnit | undefined
  readonly unitOfDepartment: (code: string) => BusinessUnit | undefined
}

/** The units that a distributor buys from, each once, in the order of the specification (§9: ceramic and bathroom). */
export const unitsOfSaleAreas = (
  areas: readonly Pick<SaleArea, 'salesOrgBusinessType'>[],
  unitOf: UnitMappings['unitOf'],
): readonly BusinessUnit[] => {
  const found = areas.map(({ salesOrgBusinessType }) => unitOf(salesOrgBusinessType))
  return everyUnit.filter((unit) => found.includes(unit))
}

/** A distributor is who has sale areas (specification §6). */
export const isDistributor = ({
  sapDistributorSaleAreas,
}: {
  readonly sapDistributorSaleAreas: readonly unknown[]
}): boolean => sapDistributorSaleAreas.length > 0

/**
 * The unit that a distributor works for: of the units of the sale areas those whose departments are selected, or all of them
 * when none is.
 */
export function currentUnit(
  areas: Parameters<typeof unitsOfSaleAreas>[0],
  departmentCodes: readonly string[],
  { unitOf, unitOfDepartment }: UnitMappings,
): BusinessUnit | 'all' {
  const units = unitsOfSaleAreas(areas, unitOf)
  const selected = new Set(departmentCodes.map(unitOfDepartment))
  const chosen = units.filter((unit) => selected.has(unit))
  return unitFilter(chosen.length > 0 ? chosen : units)
}

/** The sale areas of a unit, or all of them (specification §6). */
export const areasOfUnit = <Area extends Pick<SaleArea, 'salesOrgBusinessType'>>(
  areas: readonly Area[],
  unit: BusinessUnit | 'all',
  unitOf: UnitMappings['unitOf'],
): readonly Area[] =>
  unit === 'all' ? areas : areas.filter(({ salesOrgBusinessType }) => unitOf(salesOrgBusinessType) === unit)

/** The filter of a list for a user with these units (specification §6: ceramic, bathroom or all). */
export const unitFilter = (units: readonly BusinessUnit[]): BusinessUnit | 'all' => {
  const [only, ...others] = units
  return only === undefined || others.length > 0 ? 'all' : only
}
