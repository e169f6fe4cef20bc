import { memo, useState } from 'react'
import { features } from '../features/features.ts'
import { MenuSearchButton } from '../features/menu-search/menu-search-button.tsx'
import type { SidebarState } from '../features/sidebar/sidebar-store.ts'
import { useSidebar } from '../features/sidebar/sidebar-store.ts'
import { TopBar } from '../features/top-bar/top-bar.tsx'
import { isFeatureOn } from '../lib/config/runtime-config.ts'
import { useLanguage } from '../lib/i18n/language-store.ts'
import { isPhone, useScreenWidth } from '../lib/screen-width.ts'
import { useSettings } from '../lib/settings/settings-store.ts'
import { DeferredRender } from './deferred-render.tsx'
import styles from './frame.module.css'
import { useSystems } from './frame-data.tsx'
import { Brand } from './top-bar/brand.tsx'
import { OwnDialogsHost, useCommandActions } from './top-bar/own-dialogs.tsx'

/** The search over the menus; pinyin is of use in Chinese only (specification §2). */
function MenuSearch({ onShowPage }: Pick<FrameTopProps, 'onShowPage'>) {
  const isChinese = useLanguage((state) => state.language === 'zh')
  const supportPinyinSearch = useSettings((settings) => settings.supportPinyinSearch)
  const [offered] = useState(features)
  return (
    <MenuSearchButton
      systems={useSystems()}
      pinyin={isChinese && supportPinyinSearch}
      features={offered}
      commands={useCommandActions(onShowPage)}
    />
  )
}

interface FrameTopProps {
  readonly shownSystem: string | undefined
  readonly sidebar: SidebarState
  readonly onShowPage: (path: string) => void
}

/** The top bar; on mobile its departments and systems are in the drawer. Its height doesn't depend on its deferred parts. */
export const FrameTop = memo(function FrameTop({ shownSystem, sidebar, onShowPage }: FrameTopProps) {
  const screenWidth = useScreenWidth()
  const toggled = useSidebar((state) => state.toggled)
  const isMobile = sidebar.device === 'mobile'
  const sidebarLogo = useSettings((settings) => settings.sidebarLogo)
  return (
    <>
      <TopBar
        sidebarOpened={sidebar.opened}
        onToggleSidebar={isPhone(screenWidth) ? undefined : toggled}
        brand={isMobile || !sidebarLogo ? <Brand className={styles.brand} /> : null}
        end={
          <>
            {isFeatureOn('search') && <MenuSearch onShowPage={onShowPage} />}
            <DeferredRender>
              {({ TopBarEnd }) => <TopBarEnd screenWidth={screenWidth} onShowPage={onShowPage} />}
            </DeferredRender>
          </>
        }
      >
        {!isMobile && (
          <DeferredRender>
            {({ TopBarStart }) => <TopBarStart shownSystem={shownSystem} screenWidth={screenWidth} />}
          </DeferredRender>
        )}
      </TopBar>
      <OwnDialogsHost />
    </>
  )
})
