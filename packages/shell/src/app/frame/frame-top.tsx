import type { SystemMenu } from '@portal/protocol/entities/menu'
import type { Position } from '@portal/protocol/entities/user'
import { memo, Suspense, useEffect } from 'react'
import { ChangePasswordDialog } from '../../features/change-password/change-password-dialog.tsx'
import { Bell } from '../../features/notices/bell.tsx'
import { QuickJump } from '../../features/quick-jump/quick-jump.tsx'
import type { SidebarState } from '../../features/sidebar/sidebar-state.ts'
import { useSidebar } from '../../features/sidebar/sidebar-store.ts'
import { DepartmentPicker } from '../../features/top-bar/department-picker.tsx'
import { ResponsibilityDropdown } from '../../features/top-bar/responsibility-dropdown.tsx'
import { SystemBar } from '../../features/top-bar/system-bar.tsx'
import { TopBar } from '../../features/top-bar/top-bar.tsx'
import { UserDropdown } from '../../features/top-bar/user-dropdown.tsx'
import { late } from '../../feedback/late.ts'
import { RegionBoundary } from '../../feedback/region-boundary.tsx'
import { useSettings } from '../../settings/settings-store.ts'
import { useSecondDrawing } from '../../use-second-drawing.ts'
import { Brand } from './brand.tsx'
import styles from './frame.module.css'
import { MenuSearch } from './menu-search.tsx'
import { useOwnDialogs } from './own-dialogs.ts'
import { TopBarTools } from './top-bar-tools.tsx'
import { useScreenWidth } from './use-screen-width.ts'
import { useSessionSteps } from './use-session-steps.ts'

const ChangePositionDialog = late(() =>
  import('../../features/change-position/change-position-dialog.tsx').then(
    (module) => module.ChangePositionDialog,
  ),
)

const PasswordSignsOut = late(() =>
  import('./password-signs-out.tsx').then((module) => module.PasswordSignsOut),
)

/** Below this width the tools of the top bar are in one menu, px. */
const fewTools = 1440

interface FrameTopProps {
  readonly systems: readonly SystemMenu[]
  readonly shownSystem: string | undefined
  /** Other menus are on their way. */
  readonly isLoading: boolean
  readonly sidebar: SidebarState
  readonly onShowProfile: () => void
}

/** The top bar, put together; on mobile its departments and systems are in the drawer. */
export const FrameTop = memo(function FrameTop(props: FrameTopProps) {
  const { systems, shownSystem, isLoading, sidebar, onShowProfile } = props
  const steps = useSessionSteps(systems)
  const screenWidth = useScreenWidth()
  const toggled = useSidebar((state) => state.toggled)
  const { open: dialog, asked, closed: close } = useOwnDialogs()
  const isMobile = sidebar.device === 'mobile'
  const sidebarLogo = useSettings((settings) => settings.sidebarLogo)
  // The bar has its height without them, and people look at the page first.
  const isComplete = useSecondDrawing()
  // A dialog ends with the frame that it belongs to.
  useEffect(() => close, [close])

  async function switchPosition(position: Position) {
    if (await steps.switchPosition(position)) close()
  }

  return (
    <>
      <TopBar
        sidebarOpened={sidebar.opened}
        onToggleSidebar={toggled}
        brand={isMobile || !sidebarLogo ? <Brand className={styles.brand} /> : null}
        end={
          <>
            <MenuSearch systems={systems} />
            {isComplete && (
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
            )}
          </>
        }
      >
        {!isMobile && isComplete && (
          <>
            <DepartmentPicker
              isLoading={isLoading}
              onChoose={(codes) => void steps.chooseDepartments(codes)}
            />
            <SystemBar systems={systems} chosenSystem={shownSystem} screenWidth={screenWidth} />
          </>
        )}
      </TopBar>
      <RegionBoundary region="dialogs" resetKey={dialog ?? ''}>
        <ChangePasswordDialog open={dialog === 'password'} onClose={close}>
          {dialog === 'password' && <PasswordSignsOut unsaved={steps.unsavedAtSignOut()} />}
        </ChangePasswordDialog>
        {dialog === 'position' && (
          <Suspense fallback={null}>
            <ChangePositionDialog onClose={close} onChoose={(position) => void switchPosition(position)} />
          </Suspense>
        )}
      </RegionBoundary>
    </>
  )
})
