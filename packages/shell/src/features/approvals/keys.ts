/** What a key does in the inbox. */
export type Command = 'next' | 'previous' | 'open' | 'approve' | 'reject' | 'choose' | 'undo'

/** Where a key was pressed: in a row or with nothing focused, on another control of the inbox, or elsewhere. */
export type KeyPlace = 'row' | 'control' | 'elsewhere'

const letters: ReadonlyMap<string, Command> = new Map([
  ['j', 'next'],
  ['k', 'previous'],
  ['a', 'approve'],
  ['r', 'reject'],
  ['x', 'choose'],
  ['u', 'undo'],
])

/** Buttons and check boxes handle these keys themselves. */
const ofRows: ReadonlyMap<string, Command> = new Map([
  ['ArrowDown', 'next'],
  ['ArrowUp', 'previous'],
  ['Enter', 'open'],
  [' ', 'choose'],
])

interface Press {
  readonly key: string
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly altKey: boolean
  readonly repeat: boolean
  readonly isComposing: boolean
}

/** The command of a key; a held key only moves. */
export function commandOf(press: Press, place: KeyPlace): Command | undefined {
  const { key, ctrlKey, metaKey, altKey, repeat, isComposing } = press
  if (place === 'elsewhere' || ctrlKey || metaKey || altKey || isComposing) return undefined
  const command = letters.get(key.toLowerCase()) ?? (place === 'row' ? ofRows.get(key) : undefined)
  return repeat && command !== 'next' && command !== 'previous' ? undefined : command
}

const fields =
  'input:not([type=checkbox]), textarea, select, [contenteditable], [role=combobox], [role=listbox]'

/** Where the frame puts the focus when nothing is focused: the start of the tab order. */
const startOfTabOrder = 'span[tabindex="-1"]:empty'

/** Marks the button of a row. */
export const rowMark = 'data-inbox-row'

/** Where the focus is; keys pressed in the rest of the portal are ignored. */
export function placeOf(target: Element, inbox: Element): KeyPlace {
  if (target.contains(inbox) || target.matches(`[${rowMark}], ${startOfTabOrder}`)) return 'row'
  return !inbox.contains(target) || target.closest(fields) ? 'elsewhere' : 'control'
}
