/** What the list asks for: a page from 1, and the conditions, empty when they don't matter. */
export interface OrderQuery {
  readonly current: number
  readonly size: number
  readonly orderNo: string
  readonly status: string
}

export const firstPage: OrderQuery = { current: 1, size: 10, orderNo: '', status: '' }

/** The input of the list call; a condition that doesn't matter is left out. */
export function listInput({ current, size, orderNo, status }: OrderQuery) {
  const number = orderNo.trim()
  return {
    query: { current, size },
    body: { ...(number ? { orderNo: number } : {}), ...(status ? { status } : {}) },
  }
}
