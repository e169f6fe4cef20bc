import { useSettings } from '../settings.ts'
import { callNames, type Names } from './names.ts'

/** Finds names in a table by their ids, in the language of the panel; undefined for what the table lacks. */
export function useNamesIn(table: Names<string>) {
  const language = useSettings((state) => state.language)
  return (id: string): string | undefined => (Object.hasOwn(table, id) ? table[id]?.[language] : undefined)
}

/** The name of a call in the panel's language; undefined for an unknown one. */
export function useCallNames() {
  const nameOf = useNamesIn(callNames)
  return (id: string | null) => (id === null ? undefined : nameOf(id))
}
