import type { SystemMenu } from '@portal/protocol/entities/menu'
import { memo, Suspense, useDeferredValue } from 'react'
import { useTranslation } from 'react-i18next'
import { Sidebar } from '../features/sidebar/sidebar.tsx'
import type { SidebarState } from '../features/sidebar/sidebar-store.ts'
import { useSidebar } from '../features/sidebar/sidebar-store.ts'
import { WaitingMenu } from '../features/sidebar/waiting-menu.tsx'
import { lazyWithRetry } from '../lib/code-loading/lazy-with-retry.ts'
import { useSettings } from '../lib/settings/settings-store.ts'
import { DeferredRender } from './deferred-render.tsx'
import styles from './frame.module.css'
import { useMenuStatus, useSystems } from './frame-data.tsx'
import { Brand } from './top-bar/brand.tsx'
import { useSessionSteps } from './unsaved/use-session-steps.ts'

const SideDrawer = lazyWithRetry(() => import('./menus/side-drawer.tsx').then((module) => module.SideDrawer))

interface FrameSideProps {
  readonly shownSystem: SystemMenu | undefined
  /** Menu key of the current page. */
  readonly selectedKey: string | undefined
  readonly sidebar: SidebarState
}

/** The sidebar; on mobile a drawer with everything that doesn't fit the top bar (specification §2, §4). */
export const FrameSide = memo(function FrameSide({ shownSystem, sidebar, ...props }: FrameSideProps) {
  const systems = useSystems()
  const { isFetching } = useMenuStatus()
  // A long menu takes as long to render as the rest of the frame, so the page that was opened comes first.
  const selectedKey = useDeferredValue(props.selectedKey)
  const { t } = useTranslation('frame')
  const sidebarLogo = useSettings((settings) => settings.sidebarLogo)
  const closed = useSidebar((state) => state.closed)
  const { chooseDepartments } = useSessionSteps()
  if (sidebar.device === 'desktop') {
    return (
      <Sidebar
        logo={sidebarLogo && <Brand className={styles.sidebarBrand} />}
        system={shownSystem}
        systems={systems}
        isLoading={isFetching}
        opened={sidebar.opened}
      >
        {shownSystem && (
          <DeferredRender placeholder={<WaitingMenu />}>
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
        isLoading={isFetching}
        selectedKey={selectedKey}
        onChooseDepartments={chooseDepartments}
      />
    </Suspense>
  )
})
