import stringWidth from 'string-width'

/** Rows as aligned columns; a Chinese character takes the place of two letters. */
export function table(rows: readonly (readonly string[])[], indent = ''): string {
  const widths: number[] = []
  for (const row of rows) {
    for (const [column, cell] of row.entries()) {
      widths[column] = Math.max(widths[column] ?? 0, stringWidth(cell))
    }
  }
  const pad = (cell: string, column: number) => cell + ' '.repeat((widths[column] ?? 0) - stringWidth(cell))
  return rows.map((row) => (indent + row.map(pad).join('  ')).trimEnd()).join('\n')
}
