import type { Organization } from '@portal/protocol/entities/menu'
import { responsibilityForSystem } from '@portal/protocol/rules/responsibility'
import { type SubAppName, systemCodeOfApp } from '@portal/protocol/systems'
import type { PortalSnapshot, PortalTheme } from '@portal/sub-app-sdk/bridge'
import type { Language } from '../../i18n/languages.ts'
import type { Session } from '../../session/session-store.ts'

interface SnapshotSources {
  readonly session: Session
  readonly organizations: readonly Organization[]
  readonly language: Language
  readonly theme: PortalTheme
}

/** The session as a sub-app sees it; throws when nobody is signed in any more. */
export function portalSnapshot(app: SubAppName, sources: SnapshotSources): PortalSnapshot {
  const { session, organizations, language, theme } = sources
  const { user, certificate, responsibility, position, departments } = session
  if (!user || !certificate) throw new Error('The session has ended')
  return {
    user: { userId: user.userId, userName: user.userName, userFullName: user.userFullName },
    certificate,
    responsibility: responsibilityForSystem(user.userRespList, systemCodeOfApp(app), responsibility),
    position: position && { positionName: position.positionName, positionCode: position.organzationCode },
    departments: organizations
      .filter(({ orgCode }) => departments.includes(orgCode))
      .map(({ orgCode, orgName }) => ({ code: orgCode, name: orgName })),
    language,
    theme,
    // The default of specification §9; there is no choice of size yet.
    size: 'medium',
  }
}
