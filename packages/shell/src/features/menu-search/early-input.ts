/** What was typed before the search field was mounted. */
export interface EarlyInput {
  readonly query: string
  /** Whether Enter was pressed: the first result is opened as soon as there is one. */
  readonly isEntered: boolean
}

export const noInput: EarlyInput = { query: '', isEntered: false }

type Key = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'isComposing'>

/** The input after one more key; undefined for a key that types nothing, and for those of an input method. */
export function withKey(
  { query }: EarlyInput,
  { key, ctrlKey, metaKey, altKey, isComposing }: Key,
): EarlyInput | undefined {
  if (ctrlKey || metaKey || altKey || isComposing) return undefined
  if (key === 'Enter') return { query, isEntered: true }
  if (key === 'Backspace') return { query: [...query].slice(0, -1).join(''), isEntered: false }
  return [...key].length === 1 ? { query: query + key, isEntered: false } : undefined
}
