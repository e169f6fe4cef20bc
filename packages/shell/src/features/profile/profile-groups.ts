import type { Responsibility, SaleArea } from '@portal/protocol/entities/user'

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

/** Tells sale areas apart. */
export const areaKey = (area: SaleArea): string =>
  [area.companyCode, area.saleOrganizationCode, area.distributionChannelCode, area.salesOrgBusinessType].join(
    '/',
  )
