import { describe, expect, it } from 'vitest'
import { mergedOrder } from './merged-order.ts'

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
