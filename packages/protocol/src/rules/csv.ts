/** A row of a table with the number of its first line. */
export interface CsvRow {
  readonly line: number
  readonly cells: readonly string[]
}

/**
 * Parses comma-separated values as spreadsheets write them: quoted cells, a UTF-8 byte order mark, semicolons if the
 * first line has those instead of commas. Empty lines are dropped.
 * @returns undefined for an unclosed quote, with the line where it opens
 */
export function parseCsv(text: string): { readonly rows: CsvRow[] } | { readonly unclosedAt: number } {
  const source = text.replace(/^\uFEFF/, '')
  const [head = ''] = source.split(/\r?\n/, 1)
  const separator = head.includes(';') && !head.includes(',') ? ';' : ','
  const rows: CsvRow[] = []
  let line = 1
  let start = { line: 1, cells: [] as string[] }
  let cell = ''
  let quotedSince: number | undefined
  const endRow = () => {
    start.cells.push(cell)
    if (start.cells.some((one) => one.trim() !== '')) rows.push(start)
    cell = ''
    start = { line: line + 1, cells: [] }
  }
  for (let at = 0; at < source.length; at++) {
    const letter = source[at] ?? ''
    if (quotedSince !== undefined) {
      if (letter === '"' && source[at + 1] === '"') cell += source[++at]
      else if (letter === '"') quotedSince = undefined
      else cell += letter
    } else if (letter === '"' && cell.trim() === '') {
      cell = ''
      quotedSince = line
    } else if (letter === separator) {
      start.cells.push(cell)
      cell = ''
    } else if (letter === '\n') endRow()
    else if (letter !== '\r') cell += letter
    if (letter === '\n') line++
  }
  if (quotedSince !== undefined) return { unclosedAt: quotedSince }
  endRow()
  return { rows }
}
