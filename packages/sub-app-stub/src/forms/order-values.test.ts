import type { Product } from '@portal/protocol/calls/sales-order'
import { describe, expect, it } from 'vitest'
import {
  earlierLine,
  lineArea,
  mergedOrder,
  orderQuery,
  orderTotals,
  valuesOfDraft,
  valuesOfQuery,
} from './order-values.ts'

const product = (productCode: string, unitPrice: number, spec: string): Product => ({
  ...{ productCode, unitPrice, spec, productName: productCode, businessUnit: 'ceramic' },
  ...{ series: '云栖', unit: '片', stock: 100 },
})
const products = new Map(
  [product('T1', 45.8, '800x800mm'), product('T2', 0.1, '600x1200x9mm'), product('B1', 98, '单孔')].map(
    (one) => [one.productCode, one],
  ),
)

describe('the totals of an order', () => {
  it('count complete lines alone, to the cent', () => {
    const lines = [
      { productCode: 'T1', quantity: 40 },
      { productCode: 'T2', quantity: 3 },
      { productCode: 'B1', quantity: 2 },
      { productCode: 'T1' },
      { quantity: 5 },
      { productCode: 'gone', quantity: 5 },
      undefined,
    ]
    const { area, ...totals } = orderTotals({ lines }, products)
    expect(totals).toEqual({ lines: 3, quantity: 45, amount: 2028.3 })
    expect(area).toBeCloseTo(25.6 + 2.16)
  })
})

it.each([
  ['800x800mm', 10, 6.4],
  ['1200x2400x9mm', 1, 2.88],
  ['1200mm', 1, undefined],
  ['坑距305mm', 1, undefined],
])('%s, %d pieces, cover %s square metres', (spec, quantity, area) => {
  expect(lineArea(spec, quantity)).toBe(area)
})

describe('the address of a form', () => {
  it('carries distributor and lines there and back', () => {
    const values = { distributorCode: 'D1001', lines: [{ productCode: 'T1001', quantity: 40 }] }
    expect(valuesOfQuery(new URLSearchParams(orderQuery(values)))).toEqual(values)
  })

  it('loses what makes no sense', () => {
    expect(valuesOfQuery(new URLSearchParams('lines=T1*0,*4,T2,T3*x,T4*2'))).toEqual({
      distributorCode: undefined,
      lines: [{ productCode: 'T4', quantity: 2 }],
    })
  })
})

it('a draft of another form is read as far as it fits', () => {
  expect(
    valuesOfDraft({ distributor: 'D1', remark: 7, lines: [null, { productCode: 'T1', quantity: 'x' }] }),
  ).toEqual({
    distributorCode: undefined,
    deliveryDate: undefined,
    remark: undefined,
    lines: [
      { productCode: undefined, quantity: undefined },
      { productCode: 'T1', quantity: undefined },
    ],
  })
})

it('a product that is chosen twice names its first line', () => {
  const lines = [{ productCode: 'T1' }, {}, { productCode: 'T1' }, {}]
  expect([0, 1, 2, 3].map((index) => earlierLine(lines, index))).toEqual([undefined, undefined, 1, undefined])
})

const order = (distributorCode: string, ...lines: [productCode: string, quantity: number][]) => ({
  distributorCode,
  lines: lines.map(([productCode, quantity]) => ({ productCode, quantity })),
})

describe('several orders placed again as one', () => {
  it('add up the quantities of a product', () => {
    expect(mergedOrder([order('D1', ['T1', 40], ['T2', 1]), order('D1', ['T1', 80])])).toEqual({
      distributorCode: 'D1',
      lines: [
        { productCode: 'T1', quantity: 120 },
        { productCode: 'T2', quantity: 1 },
      ],
    })
  })

  it('leave the distributor open where they are of several', () => {
    expect(mergedOrder([order('D1', ['T1', 1]), order('D2', ['T1', 1])]).distributorCode).toBeUndefined()
  })
})
