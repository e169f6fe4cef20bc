import type { CellValue } from './list-model.ts'

/** A list as rows of cells under titles. */
export interface ListFile {
  readonly name: string
  readonly titles: readonly string[]
  readonly rows: readonly (readonly CellValue[])[]
}

/** Spreadsheets would calculate with a text that begins so. */
const formula = /^[=+\-@\t\r]/

const day = (date: Date) => date.toISOString().slice(0, 10)

function csvCell(value: CellValue): string {
  if (value === null) return ''
  if (typeof value === 'number') return Number.isNaN(value) ? '' : String(value)
  const text = value instanceof Date ? day(value) : formula.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** Text that every spreadsheet opens with the right characters. */
export const csvOf = ({ titles, rows }: ListFile): string =>
  `\ufeff${[titles, ...rows].map((cells) => cells.map(csvCell).join(',')).join('\r\n')}\r\n`

/** Dates and numbers stay what they are, so that people can go on calculating. */
async function workbookOf({ titles, rows }: ListFile): Promise<Blob> {
  const { default: write } = await import('write-excel-file/browser')
  const sheet = [
    titles.map((value) => ({ value, fontWeight: 'bold' as const })),
    ...rows.map((cells) => cells.map(workbookCell)),
  ]
  return write(sheet, { stickyRowsCount: 1 }).toBlob()
}

function workbookCell(value: CellValue) {
  if (value === null || value === '') return null
  if (value instanceof Date) return { value, type: Date, format: 'yyyy-mm-dd' }
  if (typeof value === 'number')
    return Number.isNaN(value) ? null : { value, type: Number, format: '#,##0.##' }
  return { value, type: String }
}

export const fileKinds = ['xlsx', 'csv'] as const
export type FileKind = (typeof fileKinds)[number]

/** Hands a list to the browser's downloads. */
export async function saveList(kind: FileKind, file: ListFile): Promise<void> {
  const content =
    kind === 'csv' ? new Blob([csvOf(file)], { type: 'text/csv;charset=utf-8' }) : await workbookOf(file)
  const address = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = address
  link.download = `${file.name}.${kind}`
  link.click()
  // The download has begun by then.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
