import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Dashboard } from '../../features/dashboard/dashboard.tsx'
import { NoticeList } from '../../features/notices/notice-list.tsx'
import { usePageTitle } from '../../page-title.ts'
import { useMenusOfFrame } from './use-shown-menus.ts'

/** Notices that fit beside the other cards of the home page. */
const noticeRows = 8

/** The home page, put together. */
export function DashboardPage() {
  const { t } = useTranslation('frame')
  usePageTitle(t('home'))
  const systems = useMenusOfFrame()
  const [now] = useState(() => new Date())
  return <Dashboard systems={systems} notices={<NoticeList rows={noticeRows} />} now={now} />
}
