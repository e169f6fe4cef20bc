import { useLocation } from 'react-router-dom'
import { Dashboard } from '../../features/dashboard/dashboard.tsx'
import { NoticeList } from '../../features/notices/notice-list.tsx'
import { WaitingRows } from '../../feedback/waiting-rows.tsx'
import { readDashboardJump } from './dashboard-jump.ts'
import styles from './frame.module.css'
import { useJump } from './jump-store.ts'
import { useMenusOfFrame } from './use-shown-menus.ts'

/** Notices that fit into their card of the home page. */
const noticeRows = 6

/** The home page, put together; it stays away while a jump is about to lead on from it. */
export function DashboardPage() {
  const systems = useMenusOfFrame()
  const location = useLocation()
  const isJumping = useJump(({ jump }) => jump !== undefined)
  if (isJumping || readDashboardJump(location)) return <WaitingRows className={styles.waiting} />
  return <Dashboard systems={systems} notices={<NoticeList rows={noticeRows} />} />
}
