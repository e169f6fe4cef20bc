/** What the list asks for: a page from 1, and the conditions, empty when they don't matter. */
export interface OrderQuery {
  readonly current: number
  readonly size: number
  readonly orderNo: string
  readonly status: string
}

export const pageSizes = [10, 20, 50, 100]
export const firstPage: OrderQuery = { current: 1, size: 10, orderNo: '', status: '' }

/** Reads an address like `?status=approved&current=2`; what is missing or makes no sense is as on the first page. */
export function readOrderQuery(search: URLSearchParams): OrderQuery {
  const text = (name: keyof OrderQuery) => search.get(name)?.trim() ?? ''
  const current = Number(text('current'))
  const size = Number(text('size'))
  return {
    current: Number.isSafeInteger(current) && current > 0 ? current : firstPage.current,
    size: pageSizes.includes(size) ? size : firstPage.size,
    orderNo: text('orderNo'),
    status: text('status'),
  }
}

/** The address of a query, without what is as on the first page. */
export function writeOrderQuery(query: OrderQuery): URLSearchParams {
  const search = new URLSearchParams()
  for (const name of ['orderNo', 'status', 'current', 'size'] as const) {
    const value = query[name]
    if (value !== firstPage[name]) search.set(name, String(value).trim())
  }
  return search
}

/** The input of the list call; a condition that doesn't matter is left out. */
export function listInput({ current, size, orderNo, status }: OrderQuery) {
  const number = orderNo.trim()
  return {
    query: { current, size },
    body: { ...(number ? { orderNo: number } : {}), ...(status ? { status } : {}) },
  }
}
