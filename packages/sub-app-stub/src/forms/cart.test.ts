import { describe, expect, it } from 'vitest'
import { keepCart, withQuantity } from './cart.ts'

const line = (productCode: string, quantity: number) => ({ productCode, quantity })

describe('a product of the cart', () => {
  it.each([
    ['comes last when it is new', [line('T1', 40)], 'T2', 1, [line('T1', 40), line('T2', 1)]],
    [
      'changes its quantity in place',
      [line('T1', 40), line('T2', 1)],
      'T1',
      80,
      [line('T1', 80), line('T2', 1)],
    ],
    ['leaves with a quantity of 0', [line('T1', 40), line('T2', 1)], 'T1', 0, [line('T2', 1)]],
    ['takes the place of lines without a product', [{}, undefined], 'T1', 40, [line('T1', 40)]],
  ])('%s', (_title, lines, code, quantity, after) => {
    expect(withQuantity(lines, code, quantity)).toEqual(after)
  })
})

it('a cart without products is not kept', () => {
  const kept: unknown[] = []
  const store = { write: (draft: object) => kept.push(draft) > 0, remove: (id: string) => void kept.push(id) }
  keepCart(store, { remark: 'for the showroom', lines: [line('T1', 1)] })
  keepCart(store, { remark: 'for the showroom', lines: [{}] })
  expect(kept).toMatchObject([{ id: 'cart', values: { remark: 'for the showroom' } }, 'cart'])
})
