/** The active cell of the result grid: a row, and in it the page (0) or its star (1). */
export interface ActiveCell {
  readonly row: number
  readonly column: 0 | 1
}

export const firstCell: ActiveCell = { row: 0, column: 0 }

interface Surroundings {
  readonly rows: number
  /** Whether the caret is at the end of the text: only then the right arrow leaves the text field. */
  readonly caretAtEnd: boolean
  readonly hasStar: boolean
}

/** The cell that a key activates; undefined when the key belongs to the text field. Rows wrap around. */
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
