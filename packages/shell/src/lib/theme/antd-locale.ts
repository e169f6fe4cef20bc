import type { ConfigProviderProps } from 'antd'
import { useEffect, useState } from 'react'
import { useLanguage } from '../i18n/language-store.ts'
import type { Language } from '../i18n/languages.ts'

type AntdLocale = NonNullable<ConfigProviderProps['locale']>

const locales: Readonly<Record<Language, () => Promise<{ default: AntdLocale }>>> = {
  en: () => import('antd/es/locale/en_US'),
  zh: () => import('antd/es/locale/zh_CN'),
  es: () => import('antd/es/locale/es_ES'),
  ja: () => import('antd/es/locale/ja_JP'),
}

/**
 * Stands in until the texts are there: antd speaks English where it has none. A provider that gets its first locale
 * late would build everything below it anew, the whole frame with its state.
 */
const none: AntdLocale = { locale: 'en' }

const loaded: { [code in Language]?: AntdLocale } = {}

async function loadLocale(language: Language): Promise<AntdLocale> {
  const locale = (await locales[language]()).default
  loaded[language] = locale
  return locale
}

/** Resolves when antd's texts are there for the first drawing, or will not come. */
export const antdLocaleReady: Promise<unknown> = loadLocale(useLanguage.getState().language).catch(() => none)

/** antd's own texts in the portal's language. */
export function useAntdLocale(): AntdLocale {
  const language = useLanguage((state) => state.language)
  const [locale, setLocale] = useState(loaded[language] ?? none)
  useEffect(() => {
    let wanted = true
    loadLocale(language).then(
      (next) => wanted && setLocale(next),
      // Without them antd speaks English; that is no reason to disturb anybody.
      () => undefined,
    )
    return () => {
      wanted = false
    }
  }, [language])
  return locale
}
