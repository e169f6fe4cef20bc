import { languageTag } from '@portal/protocol/languages'
import { App, theme as antdTheme, ConfigProvider } from 'antd'
import enUS from 'antd/es/locale/en_US'
import esES from 'antd/es/locale/es_ES'
import jaJP from 'antd/es/locale/ja_JP'
import zhCN from 'antd/es/locale/zh_CN'
import { type ReactNode, useEffect, useSyncExternalStore } from 'react'
import { useSettings } from './settings.ts'

const locales = { en: enUS, zh: zhCN, es: esES, ja: jaJP }

/** A wish of the system, which may change while the page is open. */
const systemWish = (query: string) => {
  const wish = window.matchMedia(query)
  const follow = (changed: () => void) => {
    wish.addEventListener('change', changed)
    return () => wish.removeEventListener('change', changed)
  }
  return () => useSyncExternalStore(follow, () => wish.matches)
}
const useDarkSystem = systemWish('(prefers-color-scheme: dark)')
const useReducedMotion = systemWish('(prefers-reduced-motion: reduce)')

/** The chosen theme, else the system's. */
export function useTheme(): 'light' | 'dark' {
  const chosen = useSettings((state) => state.theme)
  const isDark = useDarkSystem()
  return chosen ?? (isDark ? 'dark' : 'light')
}

/** Tones that keep their contrast to text on them, and as text. */
const tones = {
  light: {
    colorPrimary: '#0f5fc2',
    colorPrimaryHover: '#0b4fa3',
    colorTextPlaceholder: '#667085',
    colorInfo: '#0f5fc2',
    colorLink: '#0f5fc2',
    colorError: '#c8252c',
    colorTextSecondary: '#52596a',
    colorTextDescription: '#52596a',
    colorBgLayout: '#f3f5f8',
  },
  dark: {
    colorPrimary: '#2f7fe0',
    colorPrimaryHover: '#2463b0',
    colorTextPlaceholder: '#98a2b3',
    colorInfo: '#2f7fe0',
    colorLink: '#7db6ff',
    colorError: '#ff8286',
    colorTextSecondary: '#a9b2c3',
    colorTextDescription: '#a9b2c3',
    colorBgLayout: '#12151b',
    colorBgContainer: '#1b1f27',
    colorBgElevated: '#232833',
  },
}

/** Language and theme of everything in the panel. */
export function Appearance({ children }: { readonly children: ReactNode }) {
  const language = useSettings((state) => state.language)
  const theme = useTheme()
  // What still slides moves away from under a click that has begun.
  const motion = !useReducedMotion()
  useEffect(() => {
    document.documentElement.lang = languageTag(language)
    document.documentElement.style.colorScheme = theme
    document.body.style.background = tones[theme].colorBgLayout
  }, [language, theme])
  return (
    <ConfigProvider
      locale={locales[language]}
      button={{ autoInsertSpace: false }}
      theme={{
        algorithm: theme === 'dark' ? antdTheme.darkAlgorithm : antdTheme.defaultAlgorithm,
        token: { ...tones[theme], borderRadius: 8, motion },
        components: {
          Menu: { horizontalItemSelectedColor: tones[theme].colorLink, itemPaddingInline: 12 },
          Tabs: { itemSelectedColor: tones[theme].colorLink, itemHoverColor: tones[theme].colorLink },
        },
      }}
    >
      <App>{children}</App>
    </ConfigProvider>
  )
}
