import { BulbOutlined, SettingOutlined } from '@ant-design/icons'
import { useTranslation } from 'react-i18next'
import { getConfig } from '../../lib/config/runtime-config.ts'
import type { Feature } from '../../lib/feature.ts'
import { withTexts } from '../../lib/i18n/use-texts.ts'
import { schemes } from '../../lib/settings/settings.ts'
import { useSettings } from '../../lib/settings/settings-store.ts'

const loadDrawer = () =>
  withTexts('settings', import('./settings-drawer.tsx')).then((module) => module.SettingsDrawer)

export const settings: Feature = {
  commands: ({ search }) =>
    schemes.map((scheme) => ({
      key: scheme,
      name: search(`schemes.${scheme}`),
      words: `theme ${scheme}`,
      group: search('theme'),
      icon: <BulbOutlined aria-hidden />,
      run: () => useSettings.getState().chosen({ scheme }),
    })),
  useTools(open) {
    const { t } = useTranslation('tools')
    const { showSettings = true } = getConfig()
    const use = () => open('settings', loadDrawer)
    return showSettings
      ? [{ key: 'settings', label: t('settings'), icon: <SettingOutlined aria-hidden />, use }]
      : []
  },
  settings: [
    { flag: 'tabBar', group: 'layout' },
    { flag: 'fixedHeader', group: 'layout' },
    { flag: 'sidebarLogo', group: 'layout' },
  ],
}

declare module '../../lib/i18n/namespaces.ts' {
  interface Texts {
    settings: typeof import('./locales/en/settings.json')
  }
}
