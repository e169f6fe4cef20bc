import type { SystemMenu } from '@portal/protocol/entities/menu'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { SystemCode, useSystemDescription } from '../../menu/system-label.tsx'
import { useNoMenusText } from '../../menu/unknown-menus.ts'
import styles from './sidebar.module.css'
import { SidebarEdge, useSidebarWidth } from './sidebar-edge.tsx'
import { WaitingMenu } from './waiting-menu.tsx'

interface SidebarProps {
  /** On top of the sidebar, if set so. */
  readonly logo: ReactNode
  /** The chosen system; undefined if no system of the user shows inside the portal. */
  readonly system: SystemMenu | undefined
  /** All of the user's systems, embedded or with their own windows. */
  readonly systems: readonly SystemMenu[]
  /** Other menus are loading. */
  readonly isLoading: boolean
  readonly opened: boolean
  /** The tree of its menu. */
  readonly children: ReactNode
}

/** The chosen system's menu beside the page: 210 px wide unless dragged wider, or its icons alone (specification §2, §9). */
export function Sidebar(props: SidebarProps) {
  const { logo, system, systems, isLoading, opened, children } = props
  const { t } = useTranslation('frame')
  const noMenus = useNoMenusText(systems)
  const describe = useSystemDescription()
  const edge = useSidebarWidth()
  const isComing = systems.length === 0 && isLoading
  return (
    <>
      <nav
        className={styles.sidebar}
        aria-label={t('sidebar')}
        aria-busy={isLoading}
        data-portal-part="menu"
        data-opened={opened}
        data-drawn={edge.isDrawn}
        style={opened ? { width: edge.width } : undefined}
      >
        {logo}
        {isComing && <WaitingMenu />}
        {!isComing && !system && opened && (
          <p className={styles.empty}>{t(systems.length > 0 ? 'systemsOutside' : noMenus)}</p>
        )}
        {system && (
          <>
            <div className={styles.system} title={describe(system)}>
              <SystemCode code={system.systemCode} />
              <span className={styles.name}>{system.systemName}</span>
            </div>
            {children}
          </>
        )}
      </nav>
      {opened && <SidebarEdge {...edge} />}
    </>
  )
}
