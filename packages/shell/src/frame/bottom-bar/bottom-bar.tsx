import { AppstoreOutlined, AuditOutlined, BellOutlined, HomeOutlined, MenuOutlined } from '@ant-design/icons'
import type { Tab } from '@portal/protocol/rules/tabs'
import { useQuery } from '@tanstack/react-query'
import { memo, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { unreadCount } from '../../features/notices/model.ts'
import { useSidebar } from '../../features/sidebar/sidebar-store.ts'
import type { TabActions } from '../../features/tabs/tab-actions.ts'
import type { TabSystem } from '../../features/tabs/tab-item.tsx'
import { TabListButton } from '../../features/tabs/tab-list-button.tsx'
import { useTabs } from '../../features/tabs/tab-store.ts'
import { isFeatureOn } from '../../lib/config/runtime-config.ts'
import { paths } from '../../lib/routes.ts'
import { bottomBarHeight, isPhone, useScreenWidth } from '../../lib/screen-width.ts'
import { CountBadge } from '../../lib/ui/count-badge.tsx'
import { Link } from '../../lib/ui/link.tsx'
import { VisuallyHidden } from '../../lib/ui/visually-hidden.tsx'
import { api } from '../../session/api.ts'
import { approvalsKey } from '../../session/approvals.ts'
import { useNotices } from '../../session/queries.ts'
import styles from './bottom-bar.module.css'

interface BottomBarProps {
  readonly activeKey: string
  readonly titleOf: (tab: Tab) => string
  readonly systemOf: (tab: Tab) => TabSystem | undefined
  readonly actions: TabActions
}

/** The most used destinations, within reach of the thumb; on phones only. */
export const BottomBar = memo(function BottomBar(props: BottomBarProps) {
  return isPhone(useScreenWidth()) ? <PhoneBar {...props} /> : null
})

function PhoneBar({ activeKey, titleOf, systemOf, actions }: BottomBarProps) {
  const { t } = useTranslation('frame')
  const tabs = useTabs((state) => state.tabs)
  const isMenuOpen = useSidebar((state) => state.opened)
  const toggleMenu = useSidebar((state) => state.toggled)
  const { data: notices = [] } = useNotices()
  const unread = unreadCount(notices)
  return (
    <nav className={styles.bar} style={{ height: bottomBarHeight }} aria-label={t('bottomBar.name')}>
      <Place to={paths.dashboard} icon={<HomeOutlined aria-hidden />} text={t('home')} />
      <button
        type="button"
        className={styles.place}
        aria-label={t(isMenuOpen ? 'closeSidebar' : 'openSidebar')}
        aria-expanded={isMenuOpen}
        onClick={toggleMenu}
      >
        <MenuOutlined aria-hidden />
        <span>{t('sidebar')}</span>
      </button>
      <TabListButton
        tabs={tabs}
        activeKey={activeKey}
        titleOf={titleOf}
        systemOf={systemOf}
        onChoose={actions.go}
        onClose={actions.close}
      >
        {(panel) => (
          <button
            type="button"
            className={styles.place}
            aria-label={t('bottomBar.openTabs', { count: tabs.length })}
            {...panel}
          >
            <AppstoreOutlined aria-hidden />
            <span>{t('bottomBar.tabs')}</span>
          </button>
        )}
      </TabListButton>
      {isFeatureOn('approvals') && <Approvals />}
      <Place
        to={paths.noticeList}
        icon={<BellOutlined aria-hidden />}
        text={t('bottomBar.notices')}
        count={unread}
        name={unread > 0 ? t('unreadNotices', { count: unread }) : undefined}
      />
    </nav>
  )
}

function Approvals() {
  const { t } = useTranslation('frame')
  const waiting = useWaitingCount()
  return (
    <Place
      to={paths.approvals}
      icon={<AuditOutlined aria-hidden />}
      text={t('bottomBar.approvals')}
      count={waiting}
      name={waiting > 0 ? t('bottomBar.waitingApprovals', { count: waiting }) : undefined}
    />
  )
}

/** How many approvals wait in all systems; 0 until it is known. */
function useWaitingCount(): number {
  const { data } = useQuery({
    queryKey: [approvalsKey, 'waiting', 'count'],
    queryFn: async ({ signal }) => {
      const { data: rows, count } = await api.findTodoTasks(
        { body: { pageIndex: 1, pageRows: 1 } },
        { signal },
      )
      return { rows, total: count ?? rows.length }
    },
    meta: { silent: true },
  })
  return data?.total ?? 0
}

interface PlaceProps {
  readonly to: string
  readonly icon: ReactNode
  readonly text: string
  readonly count?: number
  /** Its accessible name, where that is longer than its text. */
  readonly name?: string | undefined
}

function Place({ to, icon, text, count = 0, name }: PlaceProps) {
  const { pathname } = useLocation()
  return (
    <Link className={styles.place} to={to} aria-current={pathname === to ? 'page' : undefined}>
      <CountBadge count={count}>{icon}</CountBadge>
      {name && <VisuallyHidden>{name}</VisuallyHidden>}
      <span aria-hidden={name !== undefined}>{text}</span>
    </Link>
  )
}
