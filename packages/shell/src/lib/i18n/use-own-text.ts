import { type LocalizedText, textIn } from '@portal/protocol/installation/localized-text'
import { useLanguage } from './language-store.ts'

/** A text of this installation in the language that is shown; undefined where it has none. */
export function useOwnText(text: LocalizedText | undefined): string | undefined {
  const language = useLanguage((state) => state.language)
  return text === undefined ? undefined : textIn(text, language)
}
