/** A line of an import: product code and quantity, e.g. `TC-8001, 120`; a tab, as tables are pasted, does as well. */
const line = /^([\w-]+)[\s,;，；]+(\d{1,6})$/

export interface OrderLine {
  readonly code: string
  readonly quantity: number
}

/** What a pasted table orders, and the numbers of the lines (from 1) that make no sense. */
export function readOrderLines(text: string): { readonly lines: OrderLine[]; readonly wrong: number[] } {
  const lines: OrderLine[] = []
  const wrong: number[] = []
  for (const [index, row] of text.split('\n').entries()) {
    if (!row.trim()) continue
    const [, code = '', quantity] = line.exec(row.trim()) ?? []
    if (code && Number(quantity) > 0) lines.push({ code, quantity: Number(quantity) })
    else wrong.push(index + 1)
  }
  return { lines, wrong }
}
