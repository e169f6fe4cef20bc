import { use } from 'react'
import { useLanguage } from './language-store.ts'
import type { TextNamespace, Texts } from './namespaces.ts'
import { loadTexts } from './texts.ts'

/**
 * Texts for screens that must not wait for the translation library (sign-in, errors at start): plain values, no
 * interpolation. Screens inside the frame use `useTranslation`, over the same files.
 */
export const useTexts = <NS extends TextNamespace>(namespace: NS): Texts[NS] =>
  use(
    loadTexts(
      useLanguage((state) => state.language),
      namespace,
    ),
  )
