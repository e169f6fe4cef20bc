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

/** antd's own texts in the portal's language; undefined until they are there. */
export function useAntdLocale(): AntdLocale | undefined {
  const language = useLanguage((state) => state.language)
  const [locale, setLocale] = useState<AntdLocale>()
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
