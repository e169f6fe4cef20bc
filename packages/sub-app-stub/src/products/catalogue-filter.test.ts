import type { Product } from '@portal/protocol/calls/sales-order'
import { expect, it } from 'vitest'
import { catalogueSeries, foundProducts } from './catalogue-filter.ts'

const product = (productCode: string, productName: string, series: string): Product => ({
  ...{ productCode, productName, series, businessUnit: 'ceramic', spec: '800x800mm', unit: '片' },
  ...{ unitPrice: 1, stock: 1 },
})
const products = [
  product('T1001', 'Yunqi Grey', '云栖'),
  product('T1002', 'Yunqi White', '云栖'),
  product('T1301', 'Muyu Oak', '木语'),
]

it.each([
  [{ series: '', sought: '' }, ['T1001', 'T1002', 'T1301']],
  [{ series: '云栖', sought: '' }, ['T1001', 'T1002']],
  [{ series: '', sought: ' oak ' }, ['T1301']],
  [{ series: '', sought: '800 yunqi white' }, ['T1002']],
  [{ series: '木语', sought: 'grey' }, []],
])('%j finds %j', (filter, codes) => {
  expect(foundProducts(products, filter).map(({ productCode }) => productCode)).toEqual(codes)
})

it('series are named once', () => {
  expect(catalogueSeries(products)).toEqual(['云栖', '木语'])
})
