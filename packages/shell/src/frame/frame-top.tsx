import type { SystemMenu } from '@portal/protocol/entities/menu'
import { memo } from 'react'
import { MenuSearchButton } from '../features/menu-search/menu-search-button.tsx'
import type { SidebarState } from '../features/sidebar/sidebar-state.ts'
import { useSidebar } from '../features/sidebar/sidebar-store.ts'
import { TopBar } from '../features/top-bar/top-bar.tsx'
import { useLanguage } from '../lib/i18n/language-store.ts'
import { useSettings } from '../lib/settings/settings-store.ts'
import { DeferredRender } from './deferred-render.tsx'
import styles from './frame.module.css'
import { useScreenWidth } from './menus/frame-menus.ts'
import { Brand } from './top-bar/brand.tsx'
import { OwnDialogsHost } from './top-bar/own-dialogs.tsx'

/** The search over the menus of the frame; pinyin is of use in Chinese only (specification §2). */
function MenuSearch({ systems }: { systems: readonly SystemMenu[] }) {
  const isChinese = useLanguage((state) => state.language === 'zh')
  const supportPinyinSearch = useSettings((settings) => settings.supportPinyinSearch)
  return <MenuSearchButton systems={systems} pinyin={isChinese && supportPinyinSearch} />
}

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
