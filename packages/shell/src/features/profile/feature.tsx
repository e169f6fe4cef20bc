import { UserOutlined } from '@ant-design/icons'
import { lazyWithRetry } from '../../lib/code-loading/lazy-with-retry.ts'
import type { Feature } from '../../lib/feature.ts'

export const profile: Feature = {
  name: 'profile',
  pages: [
    {
      path: '/profile', // assumed
      title: { namespace: 'frame', key: 'profile' },
      tab: { name: 'profile' },
      icon: <UserOutlined aria-hidden />,
      inUserMenu: true,
      Screen: lazyWithRetry(() => import('./profile-page.tsx').then((module) => module.ProfilePage)),
    },
  ],
}

declare module '../../lib/i18n/namespaces.ts' {
  interface Texts {
    profile: typeof import('./locales/en/profile.json')
  }
}
