import { type Language, languageTag } from '@portal/protocol/languages'
import { useSettings } from '../settings.ts'
import en from './en.json'
import es from './es.json'
import ja from './ja.json'
import { type Values, worded } from './wording.ts'
import zh from './zh.json'

export type TextKey = keyof typeof zh

export const isTextKey = (key: string): key is TextKey => Object.hasOwn(zh, key)

const texts: Readonly<Record<Language, Readonly<Record<TextKey, string>>>> = { zh, en, ja, es }

/** A text of the panel in a language. */
const textIn = (language: Language, key: TextKey, values: Values = {}): string =>
  worded(texts[language][key], values, languageTag(language))

export function useTexts() {
  const language = useSettings((state) => state.language)
  return (key: TextKey, values?: Values) => textIn(language, key, values)
}
