import { cookieNames, readCookie } from '../storage/cookies.ts'

/** Interface languages, each named in itself (specification §1). */
export const languageNames = { en: 'English', zh: '中文', es: 'Español', ja: '日本語' } as const

export type Language = keyof typeof languageNames

export const languages = Object.keys(languageNames) as readonly Language[] // keys of a const object are its languages

export const isLanguage = (code: string | undefined): code is Language =>
  code !== undefined && Object.hasOwn(languageNames, code)

/** The cookie's language, else the first of the browser's that there is, else English (specification §1, §9). */
export function chooseLanguage(cookie: string | undefined, browserLanguages: readonly string[]): Language {
  const wanted = [cookie, ...browserLanguages.map((tag) => tag.split('-')[0]?.toLowerCase())]
  return wanted.find(isLanguage) ?? 'en'
}

/** BCP 47 tags for `lang` attributes and Intl. */
export const languageTags: Readonly<Record<Language, string>> = { en: 'en', zh: 'zh-CN', es: 'es', ja: 'ja' }

/** The language that the portal starts in. */
export const startLanguage = (): Language =>
  chooseLanguage(readCookie(cookieNames.language), navigator.languages)
