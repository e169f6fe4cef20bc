/** Where the keyboard is in the grid of results: a row, and in it the page (0) or its star (1). */
export interface ActiveCell {
  readonly row: number
  readonly column: 0 | 1
}

export const firstCell: ActiveCell = { row: 0, column: 0 }

interface Surroundings {
  readonly rows: number
  /** Whether the text cursor stands behind the last letter: only then an arrow to the right has nothing to do there. */
  readonly caretAtEnd: boolean
  readonly hasStar: boolean
}

/** Where a key leads; undefined when it is for the text. The first row follows the last one. */
export function cellAfterKey(
  { row, column }: ActiveCell,
  key: string,
  { rows, caretAtEnd, hasStar }: Surroundings,
): ActiveCell | undefined {
  if (rows === 0) return undefined
  if (key === 'ArrowDown') return { row: (row + 1) % rows, column: 0 }
  if (key === 'ArrowUp') return { row: (row + rows - 1) % rows, column: 0 }
  if (key === 'ArrowRight' && column === 0 && caretAtEnd && hasStar) return { row, column: 1 }
  if (key === 'ArrowLeft' && column === 1) return { row, column: 0 }
  return undefined
}
