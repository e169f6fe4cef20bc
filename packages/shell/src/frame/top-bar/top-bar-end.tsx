import type { SystemMenu } from '@portal/protocol/entities/menu'
import { Bell } from '../../features/notices/bell.tsx'
import { QuickJump } from '../../features/quick-jump/quick-jump.tsx'
import { ResponsibilityDropdown } from '../../features/top-bar/responsibility-dropdown.tsx'
import { UserDropdown } from '../../features/top-bar/user-dropdown.tsx'
import { useSessionSteps } from '../session/use-session-steps.ts'
import { useOwnDialogs } from './own-dialogs.ts'
import { TopBarTools } from './top-bar-tools.tsx'

/** Below this width the tools of the top bar are in one menu, px. */
const fewTools = 1440

interface TopBarEndProps {
  readonly systems: readonly SystemMenu[]
  readonly isMobile: boolean
  readonly screenWidth: number
  readonly onShowProfile: () => void
}

/** Tools, notices, responsibility and user, at the end of the top bar. */
export function TopBarEnd({ systems, isMobile, screenWidth, onShowProfile }: TopBarEndProps) {
  const steps = useSessionSteps(systems)
  const asked = useOwnDialogs((state) => state.asked)
  return (
    <>
      <TopBarTools compact={screenWidth < fewTools} />
      <Bell />
      {isMobile && <QuickJump look="button" />}
      <ResponsibilityDropdown onSwitch={(chosen) => void steps.switchResponsibility(chosen)} />
      <UserDropdown
        onShowProfile={onShowProfile}
        onChangePassword={() => asked('password')}
        onSwitchPosition={() => asked('position')}
        onSignOut={() => void steps.leave()}
      />
    </>
  )
}
