import { maxLineQuantity, maxOrderLines } from '@portal/protocol/entities/input-limits'
import { parseCsv } from '@portal/protocol/rules/csv'
import type { Texts } from '../i18n/texts.ts'

/** The columns of a file of orders, in the order of the template. */
export const importColumns = ['distributorCode', 'productCode', 'quantity', 'deliveryDate', 'remark'] as const
export type ImportColumn = (typeof importColumns)[number]

/** An error in a cell, or in the file if no column is named. */
type ImportProblem = keyof Texts['imports']['wrong']

export interface WrongCell {
  readonly line: number
  readonly column?: ImportColumn
  readonly problem: ImportProblem
  readonly value: string
}

/** One order: the lines of a distributor for a day. */
export interface ImportedOrder {
  readonly distributorCode: string
  readonly deliveryDate: string
  readonly remark: string
  readonly lines: readonly { readonly productCode: string; readonly quantity: number }[]
}

/** What a file is checked against. */
export interface ImportKnowledge {
  /** Whether the account is frozen, by the code of the distributor. */
  readonly distributors: ReadonlyMap<string, boolean>
  readonly products: { has(code: string): boolean }
  /** A day of the company. */
  readonly today: string
  /** The names that a column may have. */
  readonly titles: Readonly<Record<ImportColumn, readonly string[]>>
}

type Cells = Readonly<Record<ImportColumn, string>>

/** The orders of a file and all that is wrong with it; there are none to submit as long as anything is. */
export function readImport(
  text: string,
  known: ImportKnowledge,
): { readonly orders: readonly ImportedOrder[]; readonly wrong: readonly WrongCell[] } {
  const table = parseCsv(text)
  if ('unclosedAt' in table)
    return { orders: [], wrong: [{ line: table.unclosedAt, problem: 'unclosedQuote', value: '"' }] }
  const [head, ...rows] = table.rows
  if (!head || rows.length === 0) return { orders: [], wrong: [{ line: 1, problem: 'noRows', value: '' }] }
  const places = placesOf(head.cells, known.titles)
  const absent = importColumns.filter((column) => column !== 'remark' && !places.has(column))
  if (absent.length > 0)
    return {
      orders: [],
      wrong: absent.map((column) => ({ line: head.line, column, problem: 'noColumn', value: '' })),
    }
  const orders = new Map<string, ImportedOrder>()
  const wrong: WrongCell[] = []
  for (const { line, cells } of rows) {
    const row = Object.fromEntries(
      importColumns.map((column) => [column, cells[places.get(column) ?? -1]?.trim() ?? '']),
    ) as Cells // a value for each column
    const problems = problemsOf(row, known, orders)
    wrong.push(...problems.map(([column, problem]) => ({ line, column, problem, value: row[column] })))
    if (problems.length === 0) orders.set(keyOf(row), withLine(orders.get(keyOf(row)), row))
  }
  return { orders: [...orders.values()], wrong }
}

function placesOf(cells: readonly string[], titles: ImportKnowledge['titles']) {
  const places = new Map<ImportColumn, number>()
  for (const [place, cell] of cells.entries()) {
    const title = cell.trim().toLowerCase()
    const column = importColumns.find((one) =>
      [one, ...titles[one]].some((name) => name.toLowerCase() === title),
    )
    if (column && !places.has(column)) places.set(column, place)
  }
  return places
}

const dayOf = (written: string): string => {
  const [, year, month = '', day = ''] = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(written) ?? []
  const text = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return year && !Number.isNaN(Date.parse(text)) && new Date(text).toISOString().startsWith(text) ? text : ''
}

const keyOf = ({ distributorCode, deliveryDate }: Cells) => `${distributorCode} ${dayOf(deliveryDate)}`

function problemsOf(
  row: Cells,
  { distributors, products, today }: ImportKnowledge,
  orders: ReadonlyMap<string, ImportedOrder>,
): readonly (readonly [ImportColumn, ImportProblem])[] {
  const problems: (readonly [ImportColumn, ImportProblem])[] = []
  const check = (column: ImportColumn, problem: ImportProblem | undefined) => {
    if (row[column] === '') problems.push([column, 'missing'])
    else if (problem) problems.push([column, problem])
  }
  const { distributorCode, productCode, quantity, deliveryDate } = row
  const isFrozen = distributors.get(distributorCode)
  check('distributorCode', isFrozen === undefined ? 'unknownDistributor' : isFrozen ? 'frozen' : undefined)
  const lines = orders.get(keyOf(row))?.lines ?? []
  const isTwice = lines.some((line) => line.productCode === productCode)
  check(
    'productCode',
    !products.has(productCode)
      ? 'unknownProduct'
      : isTwice
        ? 'twice'
        : lines.length >= maxOrderLines
          ? 'tooMany'
          : undefined,
  )
  const count = /^\d{1,9}$/.test(quantity) ? Number(quantity) : 0
  check('quantity', count < 1 || count > maxLineQuantity ? 'noCount' : undefined)
  const day = dayOf(deliveryDate)
  check('deliveryDate', day === '' ? 'noDay' : day < today ? 'dayPast' : undefined)
  return problems
}

/** The order with one more line; each remark appears once. */
function withLine(order: ImportedOrder | undefined, row: Cells): ImportedOrder {
  const line = { productCode: row.productCode, quantity: Number(row.quantity) }
  if (!order) {
    const { distributorCode, remark } = row
    return { distributorCode, deliveryDate: dayOf(row.deliveryDate), remark, lines: [line] }
  }
  const isNew = row.remark !== '' && !order.remark.includes(row.remark)
  return {
    ...order,
    remark: isNew ? [order.remark, row.remark].filter(Boolean).join('；').slice(0, 500) : order.remark,
    lines: [...order.lines, line],
  }
}
