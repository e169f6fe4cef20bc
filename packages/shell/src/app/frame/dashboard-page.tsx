import { useState } from 'react'
import { Dashboard } from '../../features/dashboard/dashboard.tsx'
import { NoticeList } from '../../features/notices/notice-list.tsx'
import { useMenusOfFrame } from './use-shown-menus.ts'

/** Notices that fit beside the other cards of the home page. */
const noticeRows = 8

/** The home page, put together. */
export function DashboardPage() {
  const systems = useMenusOfFrame()
  const [now] = useState(() => new Date())
  return <Dashboard systems={systems} notices={<NoticeList rows={noticeRows} />} now={now} />
}
