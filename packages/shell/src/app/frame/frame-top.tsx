import type { SystemMenu } from '@portal/protocol/entities/menu'
import type { Position } from '@portal/protocol/entities/user'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Mark } from '../../brand/mark.tsx'
import { ChangePasswordDialog } from '../../features/change-password/change-password-dialog.tsx'
import { ChangePositionDialog } from '../../features/change-position/change-position-dialog.tsx'
import type { SidebarState } from '../../features/sidebar/sidebar-state.ts'
import { useSidebar } from '../../features/sidebar/sidebar-store.ts'
import { DepartmentPicker } from '../../features/top-bar/department-picker.tsx'
import { ResponsibilityDropdown } from '../../features/top-bar/responsibility-dropdown.tsx'
import { SystemBar } from '../../features/top-bar/system-bar.tsx'
import { TopBar } from '../../features/top-bar/top-bar.tsx'
import { UserDropdown } from '../../features/top-bar/user-dropdown.tsx'
import { paths } from '../../paths.ts'
import styles from './frame.module.css'
import { MenuSearch } from './menu-search.tsx'
import { PasswordSignsOut } from './password-signs-out.tsx'
import { useScreenWidth } from './use-screen-width.ts'
import { useSessionSteps } from './use-session-steps.ts'

interface FrameTopProps {
  readonly systems: readonly SystemMenu[]
  readonly shownSystem: string | undefined
  readonly sidebar: SidebarState
}

/** The top bar, put together; on mobile its departments and systems are in the drawer. */
export function FrameTop({ systems, shownSystem, sidebar }: FrameTopProps) {
  const { t } = useTranslation('frame')
  const steps = useSessionSteps(systems)
  const screenWidth = useScreenWidth()
  const toggled = useSidebar((state) => state.toggled)
  const [dialog, setDialog] = useState<'password' | 'position'>()
  const close = () => setDialog(undefined)

  async function switchPosition(position: Position) {
    if (await steps.switchPosition(position)) close()
  }

  return (
    <>
      <TopBar
        sidebarOpened={sidebar.opened}
        onToggleSidebar={toggled}
        brand={
          <Link to={paths.dashboard} className={styles.brand}>
            <Mark size={28} />
            <span>{t('brand')}</span>
          </Link>
        }
        end={
          <>
            <MenuSearch systems={systems} />
            <ResponsibilityDropdown onSwitch={(chosen) => void steps.switchResponsibility(chosen)} />
            <UserDropdown
              onChangePassword={() => setDialog('password')}
              onSwitchPosition={() => setDialog('position')}
              onSignOut={() => void steps.leave()}
            />
          </>
        }
      >
        {sidebar.device === 'desktop' && (
          <>
            <DepartmentPicker onChoose={(codes) => void steps.chooseDepartments(codes)} />
            <SystemBar systems={systems} chosenSystem={shownSystem} screenWidth={screenWidth} />
          </>
        )}
      </TopBar>
      <ChangePasswordDialog open={dialog === 'password'} onClose={close}>
        <PasswordSignsOut unsaved={steps.unsavedAtSignOut()} />
      </ChangePasswordDialog>
      {dialog === 'position' && (
        <ChangePositionDialog onClose={close} onChoose={(position) => void switchPosition(position)} />
      )}
    </>
  )
}
