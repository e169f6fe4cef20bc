import type { PortalResponsibility } from './bridge.ts'

/** Made up, so that a page can be tried under more than one. */
const standInResponsibilities: readonly PortalResponsibility[] = [
  {
    systemCode: 'LTC',
    responsibilityId: 1,
    responsibilityCode: 'SALES_CLERK',
    responsibilityName: 'Sales clerk',
  },
  {
    systemCode: 'LTC',
    responsibilityId: 2,
    responsibilityCode: 'SALES_MANAGER',
    responsibilityName: 'Sales manager',
  },
]

/**
 * Those that a page may act under, the present one first: what its address tells as JSON, where the sub-app knows them of
 * its user, else the made-up ones.
 */
export function responsibilitiesOf(told: string): readonly PortalResponsibility[] {
  try {
    const list: unknown = JSON.parse(told)
    // What a sub-app itself has written, by the type that the SDK gives it.
    if (Array.isArray(list)) return list as readonly PortalResponsibility[]
  } catch {
    // none told
  }
  return standInResponsibilities
}
