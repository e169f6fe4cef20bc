import { NoticeDetailPage, PolicyDetailsPage } from '../../features/notices/detail/notice-detail-page.tsx'
import { useTabs } from '../../features/tabs/tab-store.ts'
import { paths } from '../../lib/paths.ts'

/** Address of the list of notices: as its tab shows it, with page and filter, while there is one. */
const useNoticeListUrl = (): string =>
  useTabs(({ tabs }) => tabs.find(({ key }) => key === paths.noticeList)?.url ?? paths.noticeList)

/** The pages that notices are read on, put together: their way back leads to the list as it was left. */
export const NoticeDetail = () => <NoticeDetailPage listUrl={useNoticeListUrl()} />

export const PolicyDetails = () => <PolicyDetailsPage listUrl={useNoticeListUrl()} />
