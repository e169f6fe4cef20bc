import { useLocation } from 'react-router-dom'
import { Dashboard } from '../../features/dashboard/dashboard.tsx'
import { HomeNotices, NoticeActions, NoticeList } from '../../features/notices/home-notices.tsx'
import { WaitingRows } from '../../lib/ui/waiting-rows.tsx'
import styles from '../frame.module.css'
import { readDashboardJump, useJump } from '../jump/dashboard-jump.ts'
import { useMenusOfFrame } from '../menus/frame-menus.ts'

/** Notices that fit into their card of the home page. */
const noticeRows = 6

/** The home page, put together; it stays away while a jump is about to lead on from it. */
export function DashboardPage() {
  const systems = useMenusOfFrame()
  const location = useLocation()
  const isJumping = useJump(({ jump }) => jump !== undefined)
  if (isJumping || readDashboardJump(location)) return <WaitingRows className={styles.waiting} />
  return (
    <HomeNotices>
      <Dashboard
        systems={systems}
        notices={{ list: <NoticeList rows={noticeRows} />, actions: <NoticeActions /> }}
      />
    </HomeNotices>
  )
}
