import { isStateGroup } from '@portal/page-kit/states'
import type { PortalLanguage } from '@portal/sub-app-sdk/bridge'
import { codesOf, isCodeGroup } from '../i18n/codes.ts'
import { texts } from '../i18n/texts.ts'
import type { Column, FieldName, Format } from './list-definition.ts'

/** Texts of any length: these columns share the remaining width, and long texts are cut. */
const elastic: ReadonlySet<FieldName> = new Set([
  ...(['distributorName', 'projectName', 'developer', 'title', 'fileName', 'productName'] as const),
  ...(['address', 'comment', 'saleAreas', 'storeName', 'dealerName', 'invoiceTitle', 'activity'] as const),
  ...(['findings', 'reason', 'remark'] as const),
])

/** Pixels that an elastic column has at least. */
const elasticWidth = 150

/** Pixels of columns whose values are longer or shorter than others of their kind. */
const ofFields: Readonly<Partial<Record<FieldName, number>>> = {
  orderNo: 120,
  pickupNo: 120,
  projectNo: 120,
  contractNo: 120,
  applicationNo: 120,
  sampleNo: 120,
  distributorCode: 120,
  city: 96,
  customerName: 100,
  applicantName: 125,
  changeKind: 155,
  level: 154,
  spec: 150,
  plateNo: 100,
  warehouse: 130,
  price: 110,
  unitPrice: 110,
  daysLeft: 95,
  overdueDays: 90,
  completion: 120,
}

const ofFormats: Readonly<Partial<Record<Format, number>>> = {
  quantity: 90,
  percent: 90,
  bytes: 100,
  month: 110,
}

/** Pixels of a day and of an amount of tens of millions in bold, as each language writes them. */
const dayWidths: Readonly<Record<PortalLanguage, number>> = { zh: 130, ja: 130, en: 118, es: 118 }
const amountWidths: Readonly<Record<PortalLanguage, number>> = { zh: 140, ja: 145, en: 140, es: 145 }

/** Pixels of other texts. */
const ofText = 140

/** Pixels beside the text: of a cell, of the chip of a state, of the arrows of a column that sorts. */
const [cellPadding, chipFrame, sorter] = [16, 28, 20]

const isFullWidth = (character: string) => character > '\u2e80'

/** Pixels of a text in a wide font, such as the one that Linux falls back on. */
const textWidth = (text: string, fontSize: number, latinShare: number) =>
  [...text].reduce((sum, character) => sum + fontSize * (isFullWidth(character) ? 1 : latinShare), 0)

/** Pixels of a column's name, bold, on one line or broken between two words. */
function headWidth(name: string) {
  const words = name.split(' ')
  const breaks = words.map((_word, index) =>
    [words.slice(0, index + 1), words.slice(index + 1)].map((line) => textWidth(line.join(' '), 14, 0.64)),
  )
  return Math.min(...breaks.map((lines) => Math.max(...lines)))
}

/** Pixels of the longest word of a group of codes. */
function codesWidth(language: PortalLanguage, as: Format) {
  if (!isCodeGroup(as)) return undefined
  const words = codesOf(language, as).map(([, word]) => word)
  // Levels of distributors are no states.
  const isChip = isStateGroup(as) && as !== 'dealerLevel'
  const longest = Math.max(...words.map((word) => textWidth(word, isChip ? 12 : 14, 0.6)))
  return cellPadding + longest + (isChip ? chipFrame : 0)
}

export const isElastic = ({ field }: Column): boolean => elastic.has(field)

function contentWidth(column: Column, language: PortalLanguage): number {
  const { field, as } = column
  if (isElastic(column)) return elasticWidth
  const fixed = ofFields[field]
  if (fixed !== undefined) return fixed
  if (as === undefined) return ofText
  if (as === 'date') return dayWidths[language]
  if (as === 'amount') return amountWidths[language]
  return codesWidth(language, as) ?? ofFormats[as] ?? ofText
}

/** Pixels of a column for its name and its values in the language; an elastic one grows with the available width. */
export function widthOf(column: Column, language: PortalLanguage, isSortable = false): number {
  const head = headWidth(texts[language].fields[column.field]) + cellPadding + (isSortable ? sorter : 0)
  return Math.ceil(Math.max(head, contentWidth(column, language)))
}
