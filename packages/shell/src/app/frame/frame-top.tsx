import type { SystemMenu } from '@portal/protocol/entities/menu'
import type { Responsibility } from '@portal/protocol/entities/user'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Mark } from '../../brand/mark.tsx'
import { ChangePasswordDialog } from '../../features/change-password/change-password-dialog.tsx'
import type { SidebarState } from '../../features/sidebar/sidebar-state.ts'
import { useSidebar } from '../../features/sidebar/sidebar-store.ts'
import { useTabs } from '../../features/tabs/tab-store.ts'
import { DepartmentPicker } from '../../features/top-bar/department-picker.tsx'
import { ResponsibilityDropdown } from '../../features/top-bar/responsibility-dropdown.tsx'
import { SystemBar } from '../../features/top-bar/system-bar.tsx'
import { TopBar } from '../../features/top-bar/top-bar.tsx'
import { UserDropdown } from '../../features/top-bar/user-dropdown.tsx'
import { paths } from '../../paths.ts'
import { useSession } from '../../session/session-store.ts'
import { signOut } from '../../session/sign-out.ts'
import styles from './frame.module.css'
import { useDialogs } from './use-dialogs.ts'
import { useScreenWidth } from './use-screen-width.ts'

interface FrameTopProps {
  readonly systems: readonly SystemMenu[]
  readonly shownSystem: string | undefined
  readonly sidebar: SidebarState
}

/** The top bar, put together; on mobile its departments and systems are in the drawer. */
export function FrameTop({ systems, shownSystem, sidebar }: FrameTopProps) {
  const { t } = useTranslation('frame')
  const { askToDiscard, askToSignOut } = useDialogs()
  const screenWidth = useScreenWidth()
  const toggled = useSidebar((state) => state.toggled)
  const switched = useSession((session) => session.responsibilitySwitched)
  const [changesPassword, setChangesPassword] = useState(false)

  async function leave() {
    if (await askToSignOut(useTabs.getState().dirty.size > 0)) signOut()
  }

  async function switchTo(responsibility: Responsibility) {
    const { dirty, inputDiscarded } = useTabs.getState()
    if (dirty.size > 0 && !(await askToDiscard())) return
    inputDiscarded()
    // Storing it tells the sub-apps; the reload lets everything begin in the new capacity (specification §4).
    switched(responsibility)
    window.location.reload()
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
            <ResponsibilityDropdown onSwitch={(responsibility) => void switchTo(responsibility)} />
            <UserDropdown onChangePassword={() => setChangesPassword(true)} onSignOut={() => void leave()} />
          </>
        }
      >
        {sidebar.device === 'desktop' && (
          <>
            <DepartmentPicker />
            <SystemBar systems={systems} chosenSystem={shownSystem} screenWidth={screenWidth} />
          </>
        )}
      </TopBar>
      <ChangePasswordDialog open={changesPassword} onClose={() => setChangesPassword(false)} />
    </>
  )
}
