import type { Product, SalesOrderDetail } from '@portal/protocol/calls/sales-order'

export interface LineValues {
  readonly productCode?: string | undefined
  readonly quantity?: number | undefined
}

/** The user's input; anything may be missing until it is sent. */
export interface OrderValues {
  readonly distributorCode?: string | undefined
  /** A day of the company, e.g. `2026-03-31`. */
  readonly deliveryDate?: string | undefined
  readonly lines?: readonly (LineValues | undefined)[] | undefined
  readonly remark?: string | undefined
}

/** The parameter of an order form's address with the lines, e.g. `T1001*40,T1301*80`. */
const linesParameter = 'lines'
/** The parameter of an order form's address with the distributor. */
const distributorParameter = 'distributorCode'

/** The query of an order form prefilled with these lines. */
export function orderQuery({ distributorCode, lines = [] }: OrderValues): string {
  const query = new URLSearchParams()
  if (distributorCode) query.set(distributorParameter, distributorCode)
  const given = lines.flatMap((line) =>
    line?.productCode ? [`${line.productCode}*${line.quantity ?? 1}`] : [],
  )
  if (given.length > 0) query.set(linesParameter, given.join(','))
  return query.toString()
}

/** The initial values in an address; invalid parts are dropped. */
export function valuesOfQuery(query: URLSearchParams): OrderValues {
  const lines = (query.get(linesParameter) ?? '').split(',').flatMap((text) => {
    const [, productCode, quantity] = /^([^*\s]{1,64})\*(\d{1,6})$/.exec(text) ?? []
    return productCode && Number(quantity) > 0 ? [{ productCode, quantity: Number(quantity) }] : []
  })
  return { distributorCode: query.get(distributorParameter) ?? undefined, lines }
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : undefined)

/** A draft as the browser kept it, which may be of an older form. */
export function valuesOfDraft({
  distributorCode,
  deliveryDate,
  lines,
  remark,
}: Readonly<Record<string, unknown>>): OrderValues {
  return {
    distributorCode: textOf(distributorCode),
    deliveryDate: textOf(deliveryDate),
    remark: textOf(remark),
    lines: (Array.isArray(lines) ? lines : []).map((line: unknown): LineValues => {
      const { productCode, quantity } = (line ?? {}) as { productCode?: unknown; quantity?: unknown } // unknown fields
      return {
        productCode: textOf(productCode),
        quantity: typeof quantity === 'number' && Number.isFinite(quantity) ? quantity : undefined,
      }
    }),
  }
}

/** Products by their code. */
export type ProductsByCode = ReadonlyMap<string, Product>

/** Yuan of a line; undefined while its product or quantity is missing. */
export function lineAmount(line: LineValues | undefined, products: ProductsByCode): number | undefined {
  const product = products.get(line?.productCode ?? '')
  return product && line?.quantity ? Math.round(product.unitPrice * 100 * line.quantity) / 100 : undefined
}

export interface OrderTotals {
  /** Lines that are complete. */
  readonly lines: number
  readonly quantity: number
  /** Square metres of tiles. */
  readonly area: number
  readonly amount: number
}

export function orderTotals({ lines = [] }: OrderValues, products: ProductsByCode): OrderTotals {
  const totals = { lines: 0, quantity: 0, area: 0, amount: 0 }
  for (const line of lines) {
    const amount = lineAmount(line, products)
    if (amount === undefined) continue
    totals.lines += 1
    totals.quantity += line?.quantity ?? 0
    totals.area += lineArea(products.get(line?.productCode ?? '')?.spec ?? '', line?.quantity ?? 0) ?? 0
    totals.amount += amount
  }
  return { ...totals, amount: Math.round(totals.amount * 100) / 100 }
}

/** Square metres per tile of a size like `600x1200mm`; undefined for any other text. */
export function lineArea(spec: string, quantity: number): number | undefined {
  const [, width, length] = /^(\d{2,4})x(\d{2,4})(?:x\d{1,3})?mm$/.exec(spec) ?? []
  return width && length ? (Number(width) * Number(length) * quantity) / 1_000_000 : undefined
}

/** The number (from 1) of an earlier line with the same product. */
export function earlierLine(lines: OrderValues['lines'], index: number): number | undefined {
  const code = lines?.[index]?.productCode
  const first = lines?.findIndex((line) => line?.productCode === code) ?? -1
  return code && first >= 0 && first < index ? first + 1 : undefined
}

type Ordered = Pick<SalesOrderDetail, 'distributorCode'> & {
  readonly lines: readonly Pick<SalesOrderDetail['lines'][number], 'productCode' | 'quantity'>[]
}

/** One order with all products of some orders; its distributor is chosen where they are of several. */
export function mergedOrder(orders: readonly Ordered[]): OrderValues {
  const quantities = new Map<string, number>()
  for (const { productCode, quantity } of orders.flatMap(({ lines }) => lines))
    quantities.set(productCode, (quantities.get(productCode) ?? 0) + quantity)
  const [distributorCode, ...others] = new Set(orders.map((order) => order.distributorCode))
  return {
    distributorCode: others.length === 0 ? distributorCode : undefined,
    lines: [...quantities].map(([productCode, quantity]) => ({ productCode, quantity })),
  }
}
