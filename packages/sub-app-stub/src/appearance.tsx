import type { SubAppName } from '@portal/protocol/systems'
import type { PortalTheme } from '@portal/sub-app-sdk/bridge'
import { usePortalSnapshot } from '@portal/sub-app-sdk/react'
import { App as AntdApp, theme as antdTheme, ConfigProvider, type ThemeConfig } from 'antd'
import enUS from 'antd/es/locale/en_US'
import esES from 'antd/es/locale/es_ES'
import jaJP from 'antd/es/locale/ja_JP'
import zhCN from 'antd/es/locale/zh_CN'
import type { ReactNode } from 'react'

const antdLocales = { en: enUS, zh: zhCN, es: esES, ja: jaJP }

/** The portal's default colour (specification §9) in tones that text can be read on or in. */
const tones = {
  light: { fill: '#0b6bcb', fillHover: '#0958a8', text: '#0b6bcb', soft: '#566070', error: '#cf1322' },
  dark: { fill: '#1668c4', fillHover: '#2079d9', text: '#69b1ff', soft: '#a5afbd', error: '#ff7875' },
} as const

const darkSurfaces = {
  colorBgBase: '#14171c',
  colorBgContainer: '#14171c',
  colorBgElevated: '#1c2027',
  colorBorderSecondary: '#2c323b',
}

const fontFamily =
  '-apple-system, "Segoe UI", Roboto, "PingFang SC", "Hiragino Sans", "Microsoft YaHei", "Noto Sans CJK SC", sans-serif'

function themeOf(theme: PortalTheme): ThemeConfig {
  const { fill, fillHover, text, soft, error } = tones[theme]
  const isDark = theme === 'dark'
  return {
    algorithm: isDark ? antdTheme.darkAlgorithm : antdTheme.defaultAlgorithm,
    token: {
      colorPrimary: '#1890ff',
      colorError: error,
      colorTextDescription: soft,
      colorTextTertiary: soft,
      colorTextPlaceholder: soft,
      borderRadius: 8,
      fontFamily,
      ...(isDark ? darkSurfaces : {}),
    },
    components: {
      Button: {
        colorPrimary: fill,
        colorPrimaryHover: fillHover,
        colorPrimaryActive: fillHover,
        colorLink: text,
        colorLinkHover: text,
        colorLinkActive: text,
      },
    },
  }
}

interface AppearanceProps {
  readonly identity: SubAppName
  readonly popups: HTMLElement
  readonly children: ReactNode
}

/** Language, theme and size as the portal has them; class names of its own, so that no sub-app styles another. */
export function Appearance({ identity, popups, children }: AppearanceProps) {
  const { language, theme, size } = usePortalSnapshot()
  return (
    <ConfigProvider
      prefixCls={identity}
      iconPrefixCls={`${identity}-icon`}
      locale={antdLocales[language]}
      theme={themeOf(theme)}
      componentSize={size}
      getPopupContainer={() => popups}
    >
      <AntdApp message={{ getContainer: () => popups }}>{children}</AntdApp>
    </ConfigProvider>
  )
}
