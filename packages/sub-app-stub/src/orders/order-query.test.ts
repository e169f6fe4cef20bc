import { describe, expect, it } from 'vitest'
import { firstPage, listInput, readOrderQuery, writeOrderQuery } from './order-query.ts'

describe('what the order list asks for', () => {
  it.each([
    { given: {}, body: {} },
    { given: { orderNo: ' TC1000 ' }, body: { orderNo: 'TC1000' } },
    { given: { orderNo: '  ', status: 'shipped' }, body: { status: 'shipped' } },
  ])('leaves out what does not matter: $given', ({ given, body }) => {
    expect(listInput({ ...firstPage, ...given })).toEqual({ query: { current: 1, size: 10 }, body })
  })
})

describe('the address of the order list', () => {
  it.each([
    { address: '', query: {} },
    { address: 'status=approved', query: { status: 'approved' } },
    { address: 'orderNo=TC1+2%263&current=3&size=50', query: { orderNo: 'TC1 2&3', current: 3, size: 50 } },
  ])('says what is asked for and is made from it: "$address"', ({ address, query }) => {
    expect(readOrderQuery(new URLSearchParams(address))).toEqual({ ...firstPage, ...query })
    expect(writeOrderQuery({ ...firstPage, ...query }).toString()).toBe(address)
  })

  it.each(['current=0', 'current=-1', 'current=1.5', 'current=two', 'size=7', 'size=100000', 'page=2'])(
    'may be nonsense, which counts for nothing: "%s"',
    (address) => {
      expect(readOrderQuery(new URLSearchParams(address))).toEqual(firstPage)
    },
  )
})
