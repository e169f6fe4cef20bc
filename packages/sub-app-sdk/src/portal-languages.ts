/** Languages of the portal (specification §1). */
export const languages = ['en', 'zh', 'es', 'ja'] as const

export type PortalLanguage = (typeof languages)[number]

/** The language that an address names; English when it names none of the portal's. */
export const languageOf = (named: string | null): PortalLanguage =>
  languages.find((language) => language === named) ?? 'en'

/** BCP 47 tag of a language, as the portal's own page and its calls bear it. */
export const languageTag = (language: PortalLanguage): string => (language === 'zh' ? 'zh-CN' : language)
