import { AuditOutlined } from '@ant-design/icons'
import { lazyWithRetry } from '../../lib/code-loading/lazy-with-retry.ts'
import type { Feature } from '../../lib/feature.ts'
import { paths } from '../../lib/routes.ts'

export const approvals: Feature = {
  name: 'approvals',
  pages: [
    {
      path: paths.approvals,
      title: { namespace: 'frame', key: 'approvals' },
      tab: { name: 'approvals' },
      icon: <AuditOutlined aria-hidden />,
      inUserMenu: true,
      opensFromSubApps: true,
      Screen: lazyWithRetry(() => import('./inbox-page.tsx').then((module) => module.InboxPage)),
    },
  ],
}

declare module '../../lib/i18n/namespaces.ts' {
  interface Texts {
    approvals: typeof import('./locales/en/approvals.json')
  }
}
