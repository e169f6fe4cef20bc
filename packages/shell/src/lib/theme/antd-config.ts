import type { Language } from '@portal/protocol/languages'
import { antdLook, antdPrimary } from '@portal/sub-app-sdk/look/antd-look'
import { theme as antdTheme, type ConfigProviderProps, type ThemeConfig } from 'antd'
import { useEffect, useState } from 'react'
import { useLanguage } from '../i18n/language-store.ts'
import type { useTheme } from './current-theme.ts'

/** antd's tokens, from the tones that the variables of the hand-written styles come from. */
export function portalTheme({ theme, colors }: ReturnType<typeof useTheme>): ThemeConfig {
  const { token, components } = antdLook(colors)
  return {
    // antd's styles come as files (bundling/antd-styles), which unit tests have not.
    zeroRuntime: import.meta.env.MODE !== 'test',
    hashed: false,
    // By default antd uses React's id, which a sub-app's antd may use as well.
    cssVar: { key: 'portal-variables' },
    algorithm: [theme === 'dark' ? antdTheme.darkAlgorithm : antdTheme.defaultAlgorithm, antdPrimary(colors)],
    token: { ...token, colorPrimary: colors.primary, fontFamily: 'var(--font-body)' },
    components: {
      ...components,
      // Below every dialog and drawer: a notice waits, a question doesn't.
      Notification: { zIndexPopup: 900 },
      Menu: {
        itemBg: 'transparent',
        subMenuItemBg: 'transparent',
        itemSelectedColor: colors.primaryText,
        subMenuItemSelectedColor: colors.primaryText,
        itemSelectedBg: colors.primarySoft,
        horizontalItemSelectedColor: colors.primaryText,
      },
      // Separate from the error of the field above, however many lines that takes.
      Form: { verticalLabelPadding: '8px 0' },
      Tabs: { itemSelectedColor: colors.primaryText, itemHoverColor: colors.primaryText },
    },
  }
}

type AntdLocale = NonNullable<ConfigProviderProps['locale']>

const locales: Readonly<Record<Language, () => Promise<{ default: AntdLocale }>>> = {
  en: () => import('antd/es/locale/en_US'),
  zh: () => import('antd/es/locale/zh_CN'),
  es: () => import('antd/es/locale/es_ES'),
  ja: () => import('antd/es/locale/ja_JP'),
}

/**
 * Used until the texts have loaded: antd shows English without them. A provider that gets its first locale late would
 * remount the whole frame.
 */
const none: AntdLocale = { locale: 'en' }

const loaded: { [code in Language]?: AntdLocale } = {}

async function loadLocale(language: Language): Promise<AntdLocale> {
  const locale = (await locales[language]()).default
  loaded[language] = locale
  return locale
}

/** Resolves when antd's texts are loaded for the first render, or have failed. */
export const antdLocaleReady: Promise<unknown> = loadLocale(useLanguage.getState().language).catch(() => none)

/** antd's own texts in the portal's language. */
export function useAntdLocale(): AntdLocale {
  const language = useLanguage((state) => state.language)
  const [locale, setLocale] = useState(loaded[language] ?? none)
  useEffect(() => {
    let wanted = true
    loadLocale(language).then(
      (next) => wanted && setLocale(next),
      // Without them antd shows English, which needs no message.
      () => undefined,
    )
    return () => {
      wanted = false
    }
  }, [language])
  return locale
}
