import type { Language } from '../languages.ts'

/** A text of an installation: the same in every language, or one for each of some languages. */
export type LocalizedText = string | Readonly<Partial<Record<Language, string>>>

/** The text for a language, else the English one, else any. */
export function textIn(text: LocalizedText, language: Language): string {
  if (typeof text === 'string') return text
  return text[language] ?? text.en ?? Object.values(text)[0] ?? ''
}
