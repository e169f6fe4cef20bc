/**
 * Interface languages, each with its own name (specification §1): the one list of the portal and its offline backend. The
 * SDK publishes the same codes and tags as part of its contract, which a test of the shell compares.
 */
export const languageNames = { en: 'English', zh: '中文', es: 'Español', ja: '日本語' } as const

export type Language = keyof typeof languageNames

export const languages = Object.keys(languageNames) as readonly Language[] // keys of a const object are its languages

export const isLanguage = (code: string | undefined): code is Language =>
  code !== undefined && Object.hasOwn(languageNames, code)

/** BCP 47 tag for `lang` attributes and Intl. */
export const languageTag = (language: Language): string => (language === 'zh' ? 'zh-CN' : language)
