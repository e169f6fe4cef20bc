import { MenuFoldOutlined, MenuUnfoldOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './top-bar.module.css'

interface TopBarProps {
  readonly sidebarOpened: boolean
  /** Undefined where the menus are opened elsewhere. */
  readonly onToggleSidebar: (() => void) | undefined
  readonly brand: ReactNode
  /** Departments and systems; on a narrow screen they are in the drawer instead. */
  readonly children: ReactNode
  /** Search, tools, help, notices, responsibility and user. */
  readonly end: ReactNode
}

/** Lays out the bar on top (specification §2); its content comes from `frame/frame-top.tsx` and `frame/top-bar`. */
export function TopBar({ sidebarOpened, onToggleSidebar, brand, children, end }: TopBarProps) {
  const { t } = useTranslation('frame')
  return (
    <header className={styles.bar} data-portal-part="bar">
      {onToggleSidebar && (
        <Button
          type="text"
          icon={sidebarOpened ? <MenuFoldOutlined /> : <MenuUnfoldOutlined />}
          aria-label={sidebarOpened ? t('closeSidebar') : t('openSidebar')}
          aria-expanded={sidebarOpened}
          onClick={onToggleSidebar}
        />
      )}
      {brand}
      {children}
      <div className={styles.end}>{end}</div>
    </header>
  )
}
