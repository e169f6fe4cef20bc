import { BellOutlined } from '@ant-design/icons'
import { lazyWithRetry } from '../../lib/code-loading/lazy-with-retry.ts'
import type { Feature } from '../../lib/feature.ts'
import { paths } from '../../lib/routes.ts'
import { parseNoticeAddress, policyPath } from './notice-address.ts'

export const notices: Feature = {
  pages: [
    {
      path: paths.noticeList,
      title: { namespace: 'frame', key: 'noticeList' },
      tab: { name: 'noticeList' },
      icon: <BellOutlined aria-hidden />,
      Screen: lazyWithRetry(() =>
        import('./list/notice-list-page.tsx').then((module) => module.NoticeListPage),
      ),
    },
    {
      // Not every address that matches is a notice's.
      path: '/notification/:notice',
      tab: { name: 'noticeDetail', noticeAt: (path) => parseNoticeAddress(path)?.insMessId },
      Screen: lazyWithRetry(() =>
        import('./detail/notice-detail-page.tsx').then((module) => module.NoticeDetailPage),
      ),
    },
    {
      path: policyPath,
      title: { namespace: 'frame', key: 'policyDetails' },
      tab: { name: 'policyDetails', identifiedBy: 'id' },
      Screen: lazyWithRetry(() =>
        import('./detail/notice-detail-page.tsx').then((module) => module.PolicyDetailsPage),
      ),
    },
  ],
}

declare module '../../lib/i18n/namespaces.ts' {
  interface Texts {
    notices: typeof import('./locales/en/notices.json')
  }
}
