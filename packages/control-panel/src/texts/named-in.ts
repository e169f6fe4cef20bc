import type { Language } from '@portal/protocol/languages'
import { useSettings } from '../settings.ts'

/** A name in the languages of the panel. */
export type Named = readonly [zh: string, en: string, ja: string, es: string]

/** Where a language is in such a name. */
const places = { zh: 0, en: 1, ja: 2, es: 3 } as const satisfies Record<Language, number>

/** Finds names in a table by their ids, in the language of the panel; undefined for what the table lacks. */
export function useNamesIn(names: Readonly<Record<string, Named>>) {
  const language = useSettings((state) => state.language)
  return (id: string): string | undefined =>
    Object.hasOwn(names, id) ? names[id]?.[places[language]] : undefined
}
