import type { BusinessUnit } from '../entities/business-unit.ts'
import type { SaleArea } from '../entities/user.ts'

export const everyUnit = ['ceramic', 'bathroom'] as const satisfies readonly BusinessUnit[]

/** The units that a distributor buys from, each once, in the order of the specification (§9: ceramic and bathroom). */
export const unitsOfSaleAreas = (
  areas: readonly Pick<SaleArea, 'salesOrgBusinessType'>[],
): readonly BusinessUnit[] =>
  everyUnit.filter((unit) => areas.some(({ salesOrgBusinessType }) => salesOrgBusinessType === unit))

/** The filter of a list for a user with these units (specification §6: ceramic, bathroom or all). */
export const unitFilter = (units: readonly BusinessUnit[]): BusinessUnit | 'all' => {
  const [only, ...others] = units
  return only === undefined || others.length > 0 ? 'all' : only
}
