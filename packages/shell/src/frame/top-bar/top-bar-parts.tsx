import { EllipsisOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { features } from '../../features/features.ts'
import { Bell } from '../../features/notices/bell.tsx'
import { QuickJump } from '../../features/quick-jump/quick-jump.tsx'
import { useInstanceStates } from '../../features/sub-apps/published-states.ts'
import { useTabs } from '../../features/tabs/tab-store.ts'
import { DepartmentPicker } from '../../features/top-bar/department-picker.tsx'
import { ResponsibilityDropdown } from '../../features/top-bar/responsibility-dropdown.tsx'
import { SystemBar } from '../../features/top-bar/system-bar.tsx'
import { UserDropdown } from '../../features/top-bar/user-dropdown.tsx'
import type { SubAppState } from '../../lib/feature.ts'
import { isPhone } from '../../lib/screen-width.ts'
import { CountBadge } from '../../lib/ui/count-badge.tsx'
import { KeyboardDropdown } from '../../lib/ui/keyboard-dropdown.tsx'
import { RegionBoundary } from '../../lib/ui/region-boundary.tsx'
import { useLazyPanel } from '../../lib/ui/use-lazy-panel.tsx'
import { useMenuStatus, useSystems } from '../frame-data.tsx'
import { subAppTabs } from '../sub-apps/sub-apps.tsx'
import { useSessionSteps } from '../unsaved/use-session-steps.ts'
import { useCommandActions } from './own-dialogs.tsx'

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

/** What the pages of sub-apps in tabs are at. */
function useSubAppStates(): readonly SubAppState[] {
  const systems = useSystems()
  const tabs = useTabs()
  const states = useInstanceStates((state) => state.states)
  return subAppTabs(systems, tabs).map(({ tabId, app, path }) => {
    const { phase, attempt } = states[tabId] ?? ({ phase: 'asleep', attempt: 1 } as const)
    return { tabId, app, path, phase, attempt }
  })
}

/** The tools of all features (specification §2); a single menu where space is short. */
export function TopBarTools({ compact }: { compact: boolean }) {
  const { t } = useTranslation('tools')
  const [offered] = useState(features)
  const { panel, open } = useLazyPanel({ features: offered, useSubAppStates })
  // Hooks, of a list that is the same in every render.
  const tools = offered.flatMap(({ useTools }) => useTools?.(open) ?? [])
  return (
    <>
      {compact ? (
        <KeyboardDropdown
          menu={{ items: tools.map(({ key, label, icon, use }) => ({ key, label, icon, onClick: use })) }}
        >
          <Button
            type="text"
            aria-label={t('more')}
            icon={
              <CountBadge count={tools.some(({ isMarked }) => isMarked) ? 'some' : 0}>
                <EllipsisOutlined aria-hidden />
              </CountBadge>
            }
          />
        </KeyboardDropdown>
      ) : (
        tools.map(({ key, label, icon, use }) => (
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
  const actions = useCommandActions(onShowPage)
  const [offered] = useState(features)
  return (
    <>
      <TopBarTools compact={screenWidth < fewTools} />
      <RegionBoundary region="quick jump" isExtra>
        <QuickJump />
      </RegionBoundary>
      {!isPhone(screenWidth) && <Bell />}
      <ResponsibilityDropdown onSwitch={(chosen) => void steps.switchResponsibility(chosen)} />
      <UserDropdown features={offered} actions={actions} />
    </>
  )
}
