import { describe, expect, it } from 'vitest'
import { firstPage, listInput } from './order-query.ts'

describe('what the order list asks for', () => {
  it.each([
    { given: {}, body: {} },
    { given: { orderNo: ' TC1000 ' }, body: { orderNo: 'TC1000' } },
    { given: { orderNo: '  ', status: 'shipped' }, body: { status: 'shipped' } },
  ])('leaves out what does not matter: $given', ({ given, body }) => {
    expect(listInput({ ...firstPage, ...given })).toEqual({ query: { current: 1, size: 10 }, body })
  })
})
