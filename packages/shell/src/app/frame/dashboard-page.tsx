import { Dashboard } from '../../features/dashboard/dashboard.tsx'
import { NoticeList } from '../../features/notices/notice-list.tsx'
import { useMenusOfFrame } from './use-shown-menus.ts'

/** Notices that fit into their card of the home page. */
const noticeRows = 6

/** The home page, put together. */
export function DashboardPage() {
  const systems = useMenusOfFrame()
  return <Dashboard systems={systems} notices={<NoticeList rows={noticeRows} />} />
}
