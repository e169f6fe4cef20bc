import type { ApprovalLine } from '@portal/protocol/calls/approval'
import type { Product, productPage } from '@portal/protocol/calls/sales-order'
import type { InputOf } from '@portal/protocol/client'
import type { SalesOrderLine, Product as StoredProduct } from '@portal/store/generated/client'
import type { World } from '@portal/store/worlds/world'
import type { NameOf } from '../../domain/name-language.ts'
import { containing, given } from '../../queries/conditions.ts'
import { readPage, sortOrder } from '../../queries/read-list.ts'
import { yuan } from '../../queries/wire-values.ts'

type Query = InputOf<typeof productPage>['query']

const columns = { productCode: 'code', unitPrice: 'priceCents', stock: 'stock' } as const

/** The size of a product, if it is given in words. */
export const specIn = (
  { spec, specEn }: { readonly spec: string; readonly specEn: string },
  nameOf: NameOf,
) => nameOf({ name: spec, nameEn: specEn || null })

/** One page of the products, which every user may see. */
export function readProducts({ db }: World, query: Query, nameOf: NameOf) {
  const { businessUnit, productCode, productName, series, sort = 'productCode' } = query
  const name = containing(productName)
  const where = given({
    businessUnit: businessUnit === 'all' ? undefined : businessUnit,
    code: containing(productCode),
    OR: name && [{ name }, { nameEn: name }],
    AND: series ? [{ OR: [{ series }, { seriesEn: series }] }] : undefined,
  })
  return readPage(
    {
      order: sortOrder(sort, columns),
      count: () => db.product.count({ where }),
      rows: (page) => db.product.findMany({ where, ...page }),
      show: (product): Product => ({
        productCode: product.code,
        productName: nameOf(product),
        businessUnit: product.businessUnit,
        series: nameOf({ name: product.series, nameEn: product.seriesEn || null }),
        spec: specIn(product, nameOf),
        unit: product.unit,
        unitPrice: yuan(product.priceCents),
        stock: product.stock,
      }),
    },
    query,
  )
}

type LineRow = Pick<SalesOrderLine, 'quantity' | 'unitPriceCents' | 'amountCents'> & {
  readonly product: StoredProduct
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
