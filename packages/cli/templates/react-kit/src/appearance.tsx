import { antdLook, antdPrimary } from '@portal/sub-app-sdk/look/antd-look'
import { usePortalSnapshot } from '@portal/sub-app-sdk/react'
import { App as AntdApp, theme as antdTheme, ConfigProvider } from 'antd'
import enUS from 'antd/es/locale/en_US'
import esES from 'antd/es/locale/es_ES'
import jaJP from 'antd/es/locale/ja_JP'
import zhCN from 'antd/es/locale/zh_CN'
import type { PropsWithChildren } from 'react'

const locales = { en: enUS, es: esES, ja: jaJP, zh: zhCN }

/** Language, colours and size as the portal has them; class names of its own, so that no sub-app styles another. */
export function Appearance({ children }: PropsWithChildren) {
  const { language, theme, colors, size } = usePortalSnapshot()
  const { token, components } = antdLook(colors)
  const algorithm = theme === 'dark' ? antdTheme.darkAlgorithm : antdTheme.defaultAlgorithm
  return (
    <ConfigProvider
      prefixCls="__NAME__"
      iconPrefixCls="__NAME__-icon"
      locale={locales[language]}
      theme={{
        cssVar: { key: '__NAME__-variables' },
        algorithm: [algorithm, antdPrimary(colors)],
        token: { ...token, colorPrimary: colors.primary },
        components,
      }}
      componentSize={size}
      button={{ autoInsertSpace: false }}
    >
      <AntdApp className="__NAME__">{children}</AntdApp>
    </ConfigProvider>
  )
}
