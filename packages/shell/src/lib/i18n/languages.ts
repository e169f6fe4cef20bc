import { isLanguage, type Language } from '@portal/protocol/languages'
import { cookieNames } from '@portal/protocol/rules/stored-names'
import { readCookie } from '../storage/cookies.ts'

/** The cookie's language, else the browser's first supported one, else English (specification §1, §9). */
export function chooseLanguage(cookie: string | undefined, browserLanguages: readonly string[]): Language {
  const wanted = [cookie, ...browserLanguages.map((tag) => tag.split('-')[0]?.toLowerCase())]
  return wanted.find(isLanguage) ?? 'en'
}

/** The language that the portal starts in. */
export const startLanguage = (): Language =>
  chooseLanguage(readCookie(cookieNames.language), navigator.languages)
