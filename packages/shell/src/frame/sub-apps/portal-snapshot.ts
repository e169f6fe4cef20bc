import type { Organization } from '@portal/protocol/entities/menu'
import type { Language } from '@portal/protocol/languages'
import { areasOfUnit, currentUnit, isDistributor } from '@portal/protocol/rules/business-units'
import { responsibilityForSystem } from '@portal/protocol/rules/current-roles'
import type { SubAppName } from '@portal/protocol/systems'
import type { PortalPosition, PortalSnapshot } from '@portal/sub-app-sdk/bridge'
import { mappings } from '../../lib/config/mappings.ts'
import { responsibilitySourceOf } from '../../lib/config/runtime-config.ts'
import type { Session } from '../../session/session-store.ts'

interface SnapshotSources {
  readonly session: Session
  readonly organizations: readonly Organization[]
  readonly language: Language
  readonly appearance: Pick<PortalSnapshot, 'theme' | 'colors' | 'size'>
}

/** The session as a sub-app sees it: a copy, so that a sub-app can't change the portal's own. Requires a user. */
export function portalSnapshot(app: SubAppName, sources: SnapshotSources): PortalSnapshot {
  const { session, organizations, language, appearance } = sources
  const { user, certificate, responsibility, position, departments } = session
  if (!user) throw new Error('A sub-app is shown to a signed-in user')
  const { userId, userName, userFullName, userRespList, baseUserPosition, distributorInfoBean } = user
  const businessUnit = currentUnit(user.sapDistributorSaleAreas, departments, mappings())
  return structuredClone({
    user: {
      userId,
      userName,
      userFullName,
      isDistributor: isDistributor(user),
      userRespList,
      baseUserPosition,
      distributorInfoBean,
      sapDistributorSaleAreas: areasOfUnit(user.sapDistributorSaleAreas, businessUnit, mappings().unitOf),
    },
    certificate: certificate ?? '',
    responsibility: responsibilityForSystem(user.userRespList, responsibilitySourceOf(app), responsibility),
    // For OMS only (specification §4).
    position: app === 'oms' && position ? positionSeen(position) : undefined,
    departments: organizations
      .filter(({ orgCode }) => departments.includes(orgCode))
      .map(({ orgCode, orgName }) => ({ code: orgCode, name: orgName })),
    businessUnit,
    language,
    ...appearance,
  })
}

const positionSeen = ({
  positionName,
  organzationCode,
}: Omit<PortalPosition, 'positionCode'>): PortalPosition => ({
  positionName,
  organzationCode,
  positionCode: organzationCode,
})
