import { DashboardOutlined } from '@ant-design/icons'
import { browserAddress } from '../../lib/base-path.ts'
import { getConfig } from '../../lib/config/runtime-config.ts'
import type { Feature } from '../../lib/feature.ts'
import { isShownTo, statusPage } from '../../lib/route-access.ts'

/** The page itself is before the frame (`app/portal.tsx`). */
export const health: Feature = {
  userMenu: (t, user) =>
    getConfig().statusPage !== 'off' && isShownTo(statusPage, user?.userRespList)
      ? [
          {
            key: 'status',
            name: t('portalStatus'),
            words: 'status',
            icon: <DashboardOutlined aria-hidden />,
            // In a window of its own no tab is lost.
            run: () => void window.open(browserAddress(statusPage.path), '_blank', 'noopener'),
          },
        ]
      : [],
}

declare module '../../lib/i18n/namespaces.ts' {
  interface Texts {
    health: typeof import('./locales/en/health.json')
  }
}
