import { languageTag } from '@portal/protocol/languages'
import { App, theme as antdTheme, ConfigProvider } from 'antd'
import enUS from 'antd/es/locale/en_US'
import esES from 'antd/es/locale/es_ES'
import jaJP from 'antd/es/locale/ja_JP'
import zhCN from 'antd/es/locale/zh_CN'
import { type ReactNode, useEffect, useSyncExternalStore } from 'react'
import { useSettings } from './settings.ts'
// They keep their contrast to text on them, and as text.
import tones from './tones.json' with { type: 'json' }

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
