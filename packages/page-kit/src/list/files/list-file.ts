import { companyDay } from '../../formats/company-day.ts'
import type { CellValue } from '../list-model.ts'
import { workbookOf } from './workbook.ts'

/** A list as rows of cells under titles. */
export interface ListFile {
  readonly name: string
  readonly titles: readonly string[]
  /** Pixels of each column. */
  readonly widths?: readonly number[]
  readonly rows: readonly (readonly CellValue[])[]
}

/** Spreadsheets would evaluate a text that starts like this. */
const formula = /^[=+\-@\t\r]/

function csvCell(value: CellValue): string {
  if (value === null) return ''
  if (typeof value === 'number') return Number.isNaN(value) ? '' : String(value)
  const text = value instanceof Date ? companyDay(value) : formula.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** Text that every spreadsheet opens with the right characters. */
export const csvOf = ({ titles, rows }: ListFile): string =>
  `\ufeff${[titles, ...rows].map((cells) => cells.map(csvCell).join(',')).join('\r\n')}\r\n`

export const fileKinds = ['xlsx', 'csv'] as const
export type FileKind = (typeof fileKinds)[number]

const mediaTypes: Readonly<Record<FileKind, string>> = {
  csv: 'text/csv;charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}

/** Hands a list to the browser's downloads. */
export async function saveList(kind: FileKind, file: ListFile): Promise<void> {
  const content = kind === 'csv' ? csvOf(file) : await workbookOf(file)
  const address = URL.createObjectURL(new Blob([content], { type: mediaTypes[kind] }))
  const link = document.createElement('a')
  link.href = address
  link.download = `${file.name}.${kind}`
  link.click()
  // The download has begun by then.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
