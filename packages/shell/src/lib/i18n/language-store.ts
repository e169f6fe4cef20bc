import { type Language, languageTag } from '@portal/protocol/languages'
import { cookieNames } from '@portal/protocol/rules/stored-names'
import { setPortalAttribute } from '@portal/sub-app-host/portal/portal-attributes'
import { create } from 'zustand'
import { writeCookie } from '../storage/cookies.ts'
import { startLanguage } from './languages.ts'
import { type ChangedTexts, loadSameTexts, replaceTexts } from './texts.ts'

/** Days that the choice of a language is remembered (assumed). */
const rememberedDays = 365

interface LanguageState {
  /** What is shown. */
  readonly language: Language
  /** What was chosen last; differs from `language` while its texts are loading. */
  readonly chosen: Language
}

const initial = startLanguage()

export const useLanguage = create<LanguageState>()(() => ({ language: initial, chosen: initial }))

/**
 * Shows the portal in another language and remembers it. The texts arrive first, so that nothing flickers; answers
 * false and changes nothing when they can't be loaded. A later choice wins.
 */
export async function changeLanguage(language: Language): Promise<boolean> {
  const { language: shown } = useLanguage.getState()
  useLanguage.setState({ chosen: language })
  const isLastChoice = () => useLanguage.getState().chosen === language
  try {
    await loadSameTexts(shown, language)
  } catch {
    if (!isLastChoice()) return true
    useLanguage.setState({ chosen: shown })
    return false
  }
  if (!isLastChoice()) return true
  writeCookie(cookieNames.language, language, { days: rememberedDays })
  setPortalAttribute('lang', languageTag(language))
  useLanguage.setState({ language })
  return true
}

/** In development: shows what has changed in a file of texts. */
export function textsChanged(texts: ChangedTexts): void {
  replaceTexts(texts)
  // Who shows texts renders again.
  useLanguage.setState({})
}

import.meta.hot?.on('portal:texts', textsChanged)
