import { useMemo } from 'react'
import { cartLines, keepCart, withQuantity } from './cart.ts'
import { useDrafts } from './draft-list.tsx'
import { cartId } from './draft-store.ts'
import { valuesOfDraft } from './order-values.ts'

/**
 * One user's cart for an order form, on this device. What the form has besides, such as the distributor, stays with it.
 * @param form the form's path
 */
export function useCart(form: string) {
  const { drafts, store, changed } = useDrafts('oms', form)
  const kept = drafts.find(({ id }) => id === cartId)
  const lines = useMemo(() => cartLines(kept && valuesOfDraft(kept.values).lines), [kept])
  return {
    lines,
    quantityOf: (code: string) => lines.find(({ productCode }) => productCode === code)?.quantity ?? 0,
    /** False when the browser keeps nothing. */
    put(productCode: string, quantity: number): boolean {
      // The form may have changed it since this page was drawn.
      const values = store.read(cartId) ?? {}
      const next = withQuantity(valuesOfDraft(values).lines ?? [], productCode, quantity)
      const isKept = keepCart(store, { ...values, lines: next })
      changed()
      return isKept
    },
    clear() {
      store.remove(cartId)
      changed()
    },
  }
}
