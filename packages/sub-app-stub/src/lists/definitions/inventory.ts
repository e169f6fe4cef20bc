import { pageOfRows } from '../in-browser.ts'
import type { ListDefinition } from '../list-definition.ts'

/** More than the demo company sells. */
const size = 500

/** Millimetres from which a tile is a slab (assumed). */
const slab = { short: 1200, long: 2400 }

/** Whether a size such as 1200x2400x9mm is that of a slab. */
export function isSlab(spec: string): boolean {
  const [, width = 0, height = 0] = (/^(\d+)x(\d+)/.exec(spec) ?? []).map(Number)
  return Math.min(width, height) >= slab.short && Math.max(width, height) >= slab.long
}

/** Slabs with what of them is in the warehouses. */
export const slabStock: ListDefinition = {
  noun: 'product',
  number: 'productCode',
  hasDetail: false,
  columns: [
    { field: 'productCode' },
    { field: 'productName' },
    { field: 'series' },
    { field: 'spec' },
    { field: 'stock', as: 'quantity' },
    { field: 'unit', as: 'unit' },
    { field: 'unitPrice', as: 'amount' },
  ],
  filters: [
    { name: 'productCode', label: 'productCode', kind: 'text' },
    { name: 'productName', label: 'productName', kind: 'text' },
  ],
  sortable: ['productCode', 'unitPrice', 'stock'],
  load: async (client, query, signal) => {
    const input = { query: { businessUnit: 'ceramic', current: 1, size } } as const
    const { data } = await client.productPage(input, { signal })
    return pageOfRows(
      (data.records ?? []).filter(({ spec }) => isSlab(spec)),
      query,
    )
  },
}
