import { cookieNames } from '../storage/cookie-names.ts'
import { readCookie } from '../storage/cookies.ts'
import { chooseLanguage, type Language } from './languages.ts'

/** The language that the portal starts in. */
export const startLanguage = (): Language =>
  chooseLanguage(readCookie(cookieNames.language), navigator.languages)
