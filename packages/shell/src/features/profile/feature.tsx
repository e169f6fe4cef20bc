import { UserOutlined } from '@ant-design/icons'
import { lazyWithRetry } from '../../lib/code-loading/lazy-with-retry.ts'
import type { Feature } from '../../lib/feature.ts'
import { paths } from '../../lib/routes.ts'

export const profile: Feature = {
  name: 'profile',
  pages: [
    {
      path: paths.profile,
      title: { namespace: 'frame', key: 'profile' },
      tab: { name: 'profile' },
      icon: <UserOutlined aria-hidden />,
      inUserMenu: true,
      Screen: lazyWithRetry(() => import('./profile-page.tsx').then((module) => module.ProfilePage)),
    },
  ],
}
