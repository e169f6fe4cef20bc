import type { ApprovalLine } from '@portal/protocol/calls/approval'
import type { Product, SalesOrderLine } from '@portal/store/generated/client'
import type { NameOf } from '../../domain/name-language.ts'
import { yuan } from '../../queries/wire-values.ts'
import { specIn } from './products.ts'

type LineRow = Pick<SalesOrderLine, 'quantity' | 'unitPriceCents' | 'amountCents'> & {
  readonly product: Product
}

/** The lines of an order with their products, in their order. */
export const withLines = { lines: { include: { product: true }, orderBy: { lineNo: 'asc' } } } as const

/** A line of an order. */
export const lineFields = (
  { product, quantity, unitPriceCents, amountCents }: LineRow,
  nameOf: NameOf,
): ApprovalLine => ({
  productCode: product.code,
  productName: nameOf(product),
  spec: specIn(product, nameOf),
  unit: product.unit,
  quantity,
  unitPrice: yuan(unitPriceCents),
  amount: yuan(amountCents),
})
