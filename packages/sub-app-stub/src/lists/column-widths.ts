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
  city: 100,
  customerName: 100,
  applicantName: 110,
  plateNo: 100,
  warehouse: 130,
  price: 110,
  unitPrice: 110,
  daysLeft: 95,
  overdueDays: 130,
  completion: 120,
}

const ofFormats: Readonly<Partial<Record<Format, number>>> = {
  amount: 140,
  quantity: 90,
  percent: 90,
  bytes: 100,
  date: 130,
  day: 130,
  month: 110,
  orderStatus: 165,
  applicationState: 110,
  dealerLevel: 175,
  frozen: 100,
}

/** Pixels of the other states, and of other texts. */
const [ofCode, ofText] = [125, 140]

export const isElastic = ({ field }: Column): boolean => elastic.has(field)

/** Pixels of a column; an elastic one grows with the available width. */
export function widthOf(column: Column): number {
  const { field, as } = column
  if (isElastic(column)) return elasticWidth
  return ofFields[field] ?? (as === undefined ? ofText : (ofFormats[as] ?? ofCode))
}
