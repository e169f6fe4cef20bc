import type { Product, productPage } from '@portal/protocol/calls/catalogue'
import type { InputOf } from '@portal/protocol/client'
import type { World } from '@portal/store/worlds/world'
import type { NameOf } from '../domain/name-language.ts'
import { containing, given } from '../queries/conditions.ts'
import { readPage, sortOrder } from '../queries/read-list.ts'
import { yuan } from '../queries/wire-values.ts'

type Query = InputOf<typeof productPage>['query']

const columns = { productCode: 'code', unitPrice: 'priceCents', stock: 'stock' } as const

/** One page of the products, which are everybody's to see. */
export function readProducts({ db }: World, query: Query, nameOf: NameOf) {
  const { businessUnit, productCode, productName, series, sort = 'productCode' } = query
  const name = containing(productName)
  const where = given({
    businessUnit: businessUnit === 'all' ? undefined : businessUnit,
    code: containing(productCode),
    series: series || undefined,
    OR: name && [{ name }, { nameEn: name }],
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
        series: product.series,
        spec: product.spec,
        unit: product.unit,
        unitPrice: yuan(product.priceCents),
        stock: product.stock,
      }),
    },
    query,
  )
}
