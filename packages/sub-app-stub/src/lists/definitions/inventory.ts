import { pageOfRows } from '../in-browser.ts'
import { columns, type ListDefinition, text } from '../list-definition.ts'

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
  columns: columns('productCode', 'productName', 'series', 'spec', 'stock', 'unit', 'unitPrice'),
  filters: text('productCode', 'productName'),
  sortable: ['productCode', 'unitPrice', 'stock'],
  load: async (client, query, signal) => {
    const input = { query: { businessUnit: 'ceramic', current: 1, size } } as const
    const { data } = await client.productPage(input, { signal })
    const slabs = (data.records ?? []).filter(({ spec }) => isSlab(spec))
    return pageOfRows(slabs, query)
  },
}
