import type { SystemMenu } from '@portal/protocol/entities/menu'
import { memo, Suspense, useDeferredValue } from 'react'
import { useTranslation } from 'react-i18next'
import { Sidebar } from '../features/sidebar/sidebar.tsx'
import type { SidebarState } from '../features/sidebar/sidebar-state.ts'
import { useSidebar } from '../features/sidebar/sidebar-store.ts'
import { late } from '../lib/code-loading/late.ts'
import { useSettings } from '../lib/settings/settings-store.ts'
import { DeferredRender } from './deferred-render.tsx'
import styles from './frame.module.css'
import { useSessionSteps } from './session/use-session-steps.ts'
import { Brand } from './top-bar/brand.tsx'

const SideDrawer = late(() => import('./menus/side-drawer.tsx').then((module) => module.SideDrawer))

interface FrameSideProps {
  readonly systems: readonly SystemMenu[]
  readonly shownSystem: SystemMenu | undefined
  /** Other menus are on their way. */
  readonly isLoading: boolean
  /** Menu key of the page on the screen. */
  readonly selectedKey: string | undefined
  readonly sidebar: SidebarState
}

/** The sidebar, or on mobile a drawer with everything that the top bar has no room for (specification §2, §4). */
export const FrameSide = memo(function FrameSide(props: FrameSideProps) {
  const { systems, shownSystem, isLoading, sidebar } = props
  // A menu of many items takes as long to draw as the rest of the frame: the page that was chosen comes first.
  const selectedKey = useDeferredValue(props.selectedKey)
  const { t } = useTranslation('frame')
  const sidebarLogo = useSettings((settings) => settings.sidebarLogo)
  const closed = useSidebar((state) => state.closed)
  const { chooseDepartments } = useSessionSteps(systems)
  if (sidebar.device === 'desktop') {
    return (
      <Sidebar
        logo={sidebarLogo && <Brand className={styles.sidebarBrand} />}
        system={shownSystem}
        hasSystems={systems.length > 0}
        isLoading={isLoading}
        opened={sidebar.opened}
      >
        {shownSystem && (
          <DeferredRender>
            {({ SystemTree }) => (
              <SystemTree system={shownSystem} selectedKey={selectedKey} collapsed={!sidebar.opened} />
            )}
          </DeferredRender>
        )}
      </Sidebar>
    )
  }
  return (
    <Suspense fallback={null}>
      <SideDrawer
        title={sidebarLogo ? <Brand className={styles.brand} /> : t('sidebar')}
        open={sidebar.opened}
        onClose={closed}
        systems={systems}
        isLoading={isLoading}
        selectedKey={selectedKey}
        onChooseDepartments={(codes) => void chooseDepartments(codes)}
      />
    </Suspense>
  )
})
