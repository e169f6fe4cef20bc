import { type LocalizedText, textIn } from '@portal/protocol/installation/localized-text'
import type { Language } from '@portal/protocol/languages'
import { use } from 'react'
import { forgetOnceShown } from '../code-loading/lazy-with-retry.ts'
import { useLanguage } from './language-store.ts'
import type { TextNamespace, Texts } from './namespaces.ts'
import { loadTexts } from './texts.ts'

const failed = new Map<string, Promise<never>>()

/**
 * The texts for a render. A failure stays until it was shown: otherwise each render would retry, and
 * none would ever finish.
 */
function textsToDraw<NS extends TextNamespace>(language: Language, namespace: NS): Promise<Texts[NS]> {
  const key = `${language} ${namespace}`
  const known = failed.get(key)
  if (known) return known
  const loading = loadTexts(language, namespace)
  loading.catch((error: object) => {
    if (failed.has(key)) return
    const kept = Promise.reject(error)
    // The component may be unmounted.
    kept.catch(() => undefined)
    failed.set(key, kept)
    forgetOnceShown(error, () => failed.delete(key))
  })
  return loading
}

/**
 * Texts for screens that must not wait for the translation library (sign-in, errors at start): plain values, no
 * interpolation. Screens inside the frame use `useTranslation`, over the same files.
 */
export const useTexts = <NS extends TextNamespace>(namespace: NS): Texts[NS] =>
  use(textsToDraw(useLanguage().language, namespace))

/** A lazily loaded part together with its texts: it fails when either can't be loaded, rather than appear without words. */
export const withTexts = <Part>(namespace: TextNamespace, part: Promise<Part>): Promise<Part> =>
  Promise.all([part, loadTexts(useLanguage.getState().language, namespace)]).then(([loaded]) => loaded)

/** A text of this installation in the language that is shown; undefined where it has none. */
export function useOwnText(text: LocalizedText | undefined): string | undefined {
  const language = useLanguage((state) => state.language)
  return text === undefined ? undefined : textIn(text, language)
}
