import {
  EllipsisOutlined,
  FullscreenExitOutlined,
  FullscreenOutlined,
  SettingOutlined,
  ToolOutlined,
  WarningOutlined,
} from '@ant-design/icons'
import { Button } from 'antd'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { featurePages } from '../../features/features.ts'
import { Bell } from '../../features/notices/bell.tsx'
import { QuickJump } from '../../features/quick-jump/quick-jump.tsx'
import { DepartmentPicker } from '../../features/top-bar/department-picker.tsx'
import { ResponsibilityDropdown } from '../../features/top-bar/responsibility-dropdown.tsx'
import { SystemBar } from '../../features/top-bar/system-bar.tsx'
import { UserDropdown } from '../../features/top-bar/user-dropdown.tsx'
import { getConfig } from '../../lib/config/runtime-config.ts'
import { useErrorLog } from '../../lib/errors/error-log.ts'
import { withTexts } from '../../lib/i18n/use-texts.ts'
import { isPhone } from '../../lib/screen-width.ts'
import { CountBadge } from '../../lib/ui/count-badge.tsx'
import { KeyboardDropdown } from '../../lib/ui/keyboard-dropdown.tsx'
import { RegionBoundary } from '../../lib/ui/region-boundary.tsx'
import { useLazyPanel } from '../../lib/ui/use-lazy-panel.tsx'
import { useMenuStatus, useSystems } from '../frame-data.tsx'
import { useSessionSteps } from '../unsaved/use-session-steps.ts'
import { useOwnDialogs } from './own-dialogs.tsx'
import { useFullscreen } from './use-fullscreen.ts'

interface TopBarStartProps {
  readonly shownSystem: string | undefined
  readonly screenWidth: number
}

/** Departments and their systems, in the top bar. */
export function TopBarStart({ shownSystem, screenWidth }: TopBarStartProps) {
  const { chooseDepartments } = useSessionSteps()
  const { isFetching } = useMenuStatus()
  return (
    <>
      <DepartmentPicker isLoading={isFetching} onChoose={chooseDepartments} />
      <SystemBar systems={useSystems()} chosenSystem={shownSystem} screenWidth={screenWidth} />
    </>
  )
}

/** The panels are loaded on first use. */
const panels = {
  settings: () =>
    withTexts('settings', import('../../features/settings-drawer/settings-drawer.tsx')).then(
      (module) => module.SettingsDrawer,
    ),
  errorLog: () =>
    withTexts('error-log', import('../../features/diagnostics/error-log/error-log-drawer.tsx')).then(
      (module) => module.ErrorLogDrawer,
    ),
  debug: () => withTexts('debug', import('./debug-panel.tsx')).then((module) => module.DebugPanel),
}

interface Tool {
  readonly key: string
  readonly label: string
  readonly icon: ReactNode
  readonly use: () => void
}

/** Fullscreen, error log, settings, debug information (specification §2); a single menu where space is short. */
export function TopBarTools({ compact }: { compact: boolean }) {
  const { t } = useTranslation('tools')
  const { showSettings = true, environment } = getConfig()
  const errors = useErrorLog((log) => log.entries.length)
  const fullscreen = useFullscreen()
  const { panel, open } = useLazyPanel(panels)

  const tools: readonly (Tool | false)[] = [
    environment === 'test' && {
      key: 'debug',
      label: t('debug'),
      icon: <ToolOutlined aria-hidden />,
      use: () => open('debug'),
    },
    errors > 0 && {
      key: 'errorLog',
      label: t('errorLog', { count: errors }),
      icon: (
        // A dot: the button's name has the number.
        <CountBadge count="some">
          <WarningOutlined aria-hidden />
        </CountBadge>
      ),
      use: () => open('errorLog'),
    },
    {
      key: 'fullscreen',
      label: t(fullscreen.isOn ? 'exitFullscreen' : 'fullscreen'),
      icon: fullscreen.isOn ? <FullscreenExitOutlined aria-hidden /> : <FullscreenOutlined aria-hidden />,
      use: fullscreen.toggle,
    },
    showSettings && {
      key: 'settings',
      label: t('settings'),
      icon: <SettingOutlined aria-hidden />,
      use: () => open('settings'),
    },
  ]
  const shown = tools.filter((tool) => tool !== false)
  return (
    <>
      {compact ? (
        <KeyboardDropdown
          menu={{ items: shown.map(({ key, label, icon, use }) => ({ key, label, icon, onClick: use })) }}
        >
          <Button
            type="text"
            aria-label={t('more')}
            icon={
              <CountBadge count={errors > 0 ? 'some' : 0}>
                <EllipsisOutlined aria-hidden />
              </CountBadge>
            }
          />
        </KeyboardDropdown>
      ) : (
        shown.map(({ key, label, icon, use }) => (
          <Button key={key} type="text" icon={icon} aria-label={label} title={label} onClick={use} />
        ))
      )}
      {panel}
    </>
  )
}

/** Below this width the tools of the top bar are in one menu, px. */
const fewTools = 1440

interface TopBarEndProps {
  readonly screenWidth: number
  readonly onShowPage: (path: string) => void
}

/** Tools, help, notices, responsibility and user, at the end of the top bar; a phone has its notices in the bottom bar. */
export function TopBarEnd({ screenWidth, onShowPage }: TopBarEndProps) {
  const steps = useSessionSteps()
  const openDialog = useOwnDialogs((state) => state.opened)
  return (
    <>
      <TopBarTools compact={screenWidth < fewTools} />
      <RegionBoundary region="quick jump" isExtra>
        <QuickJump />
      </RegionBoundary>
      {!isPhone(screenWidth) && <Bell />}
      <ResponsibilityDropdown onSwitch={(chosen) => void steps.switchResponsibility(chosen)} />
      <UserDropdown
        pages={featurePages().filter((page) => page.inUserMenu)}
        onShowPage={onShowPage}
        onChangePassword={() => openDialog('password')}
        onSwitchPosition={() => openDialog('position')}
        onSignOut={() => void steps.leave()}
      />
    </>
  )
}
