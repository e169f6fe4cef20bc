import type { SystemMenu } from '@portal/protocol/entities/menu'
import { memo } from 'react'
import type { SidebarState } from '../../features/sidebar/sidebar-state.ts'
import { useSidebar } from '../../features/sidebar/sidebar-store.ts'
import { TopBar } from '../../features/top-bar/top-bar.tsx'
import { useSettings } from '../../lib/settings/settings-store.ts'
import { DeferredRender } from '../deferred-render.tsx'
import styles from '../frame.module.css'
import { useScreenWidth } from '../menus/frame-menus.ts'
import { Brand } from './brand.tsx'
import { MenuSearch } from './menu-search.tsx'
import { OwnDialogsHost } from './own-dialogs-host.tsx'

interface FrameTopProps {
  readonly systems: readonly SystemMenu[]
  readonly shownSystem: string | undefined
  /** Other menus are on their way. */
  readonly isLoading: boolean
  readonly sidebar: SidebarState
  readonly onShowProfile: () => void
}

/** The top bar, put together; on mobile its departments and systems are in the drawer. It has its height without what comes later. */
export const FrameTop = memo(function FrameTop(props: FrameTopProps) {
  const { systems, shownSystem, isLoading, sidebar, onShowProfile } = props
  const screenWidth = useScreenWidth()
  const toggled = useSidebar((state) => state.toggled)
  const isMobile = sidebar.device === 'mobile'
  const sidebarLogo = useSettings((settings) => settings.sidebarLogo)
  return (
    <>
      <TopBar
        sidebarOpened={sidebar.opened}
        onToggleSidebar={toggled}
        brand={isMobile || !sidebarLogo ? <Brand className={styles.brand} /> : null}
        end={
          <>
            <MenuSearch systems={systems} />
            <DeferredRender>
              {({ TopBarEnd }) => (
                <TopBarEnd
                  systems={systems}
                  isMobile={isMobile}
                  screenWidth={screenWidth}
                  onShowProfile={onShowProfile}
                />
              )}
            </DeferredRender>
          </>
        }
      >
        {!isMobile && (
          <DeferredRender>
            {({ TopBarStart }) => (
              <TopBarStart
                systems={systems}
                shownSystem={shownSystem}
                isLoading={isLoading}
                screenWidth={screenWidth}
              />
            )}
          </DeferredRender>
        )}
      </TopBar>
      <OwnDialogsHost systems={systems} />
    </>
  )
})
