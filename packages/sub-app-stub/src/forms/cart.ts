import { cartId, type DraftStore } from './draft-store.ts'
import { type LineValues, valuesOfDraft } from './order-values.ts'

export interface CartLine {
  readonly productCode: string
  readonly quantity: number
}

/** The chosen products of a cart; lines that are half filled in belong to the form alone. */
export const cartLines = (lines: readonly (LineValues | undefined)[] = []): readonly CartLine[] =>
  lines.flatMap((line) =>
    line?.productCode && line.quantity ? [{ productCode: line.productCode, quantity: line.quantity }] : [],
  )

/** The lines with one product's quantity changed: a new product comes last, a quantity of 0 takes it out. */
export function withQuantity(
  lines: readonly (LineValues | undefined)[],
  productCode: string,
  quantity: number,
): readonly LineValues[] {
  const given = lines.flatMap((line) => (line?.productCode ? [line] : []))
  if (quantity <= 0) return given.filter((line) => line.productCode !== productCode)
  const changed = { productCode, quantity }
  return given.some((line) => line.productCode === productCode)
    ? given.map((line) => (line.productCode === productCode ? changed : line))
    : [...given, changed]
}

/** Keeps what the form or the catalogue has for a cart; one without products is none. */
export function keepCart(
  store: Pick<DraftStore, 'write' | 'remove'>,
  values: Readonly<Record<string, unknown>>,
): boolean {
  const hasProducts = (valuesOfDraft(values).lines ?? []).some((line) => line?.productCode)
  if (hasProducts) return store.write({ id: cartId, keptAt: new Date().toISOString(), values })
  store.remove(cartId)
  return true
}
