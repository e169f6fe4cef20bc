import type { PortalLanguage } from './bridge.ts'

export const languages: readonly PortalLanguage[] = ['en', 'zh', 'es', 'ja']

/** The language that an address names; English when it names none of the portal's. */
export const languageOf = (named: string | null): PortalLanguage =>
  languages.find((language) => language === named) ?? 'en'

/** BCP 47 tag of a language, as the portal's own page and its calls bear it. */
export const languageTag = (language: PortalLanguage): string => (language === 'zh' ? 'zh-CN' : language)
