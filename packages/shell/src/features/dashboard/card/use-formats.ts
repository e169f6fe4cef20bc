import { languageTag } from '@portal/protocol/languages'
import { useMemo } from 'react'
import { formatsOf } from '../../../lib/format/formats.ts'
import { useLanguage } from '../../../lib/i18n/language-store.ts'
import { useNow } from '../home-context.ts'

/** Formats in the language of the user; the same functions until language or minute change. */
export function useFormats() {
  const tag = languageTag(useLanguage((state) => state.language))
  const now = useNow()
  return useMemo(() => formatsOf(tag, now), [tag, now])
}
