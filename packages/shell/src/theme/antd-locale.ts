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

/** antd's own texts in the portal's language. */
export function useAntdLocale(): AntdLocale {
  const language = useLanguage((state) => state.language)
  const [locale, setLocale] = useState(none)
  useEffect(() => {
    let wanted = true
    locales[language]().then(
      (loaded) => wanted && setLocale(loaded.default),
      // Without them antd speaks English; that is no reason to disturb anybody.
      () => undefined,
    )
    return () => {
      wanted = false
    }
  }, [language])
  return locale
}
