import { type Static, Type } from 'typebox'
import { endpoint } from '../endpoint.ts'
import { BusinessUnit } from '../entities/business-unit.ts'
import { BusinessUnitFilter, Code, PageOf, PageQuery, PartOf, SortBy } from '../entities/list.ts'

/** A product that can be ordered; every field is assumed. The price is yuan with two decimals for one unit, without any discount. */
export const Product = Type.Object({
  productCode: Type.String(),
  productName: Type.String(),
  businessUnit: BusinessUnit,
  series: Type.String(),
  spec: Type.String({ description: 'of a tile its size in millimetres, e.g. 600x1200mm' }),
  unit: Type.String({ description: 'what is counted' }),
  unitPrice: Type.Number(),
  stock: Type.Integer({ description: 'units in the warehouses' }),
})
export type Product = Static<typeof Product>

export const productPage = endpoint({
  method: 'GET',
  path: '/api/imsOrderServer/product/page',
  access: 'certificate',
  encoding: 'query',
  area: 'business',
  summary: 'Products with price and stock by their code, one page at a time',
  query: Type.Object({
    ...PageQuery.properties,
    businessUnit: BusinessUnitFilter,
    productCode: PartOf('the product’s code'),
    productName: PartOf('the product’s name'),
    series: Code,
    sort: SortBy('productCode', 'unitPrice', 'stock'),
  }),
  data: PageOf(Product),
  provenance: { path: 'assumed', query: 'assumed', data: 'assumed' },
})
