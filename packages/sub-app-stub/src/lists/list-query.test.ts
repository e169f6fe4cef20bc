import { describe, expect, it } from 'vitest'
import { firstPage, pageSizes, readListQuery, writeListQuery } from './list-query.ts'

const names = ['orderNo', 'status']
const read = (address: string) => readListQuery(new URLSearchParams(address), names)

describe('the address of a list', () => {
  it.each([
    { address: '', query: firstPage },
    { address: 'current=0&size=7', query: firstPage },
    { address: 'current=1.5&size=x&status=', query: firstPage },
    {
      address: 'orderNo= TC1 &status=shipped&evil=1',
      query: { ...firstPage, conditions: { orderNo: 'TC1', status: 'shipped' } },
    },
    {
      address: 'current=2&size=50&sort=-amount',
      query: { ...firstPage, current: 2, size: 50, sort: '-amount' },
    },
  ])('"$address" is understood', ({ address, query }) => {
    expect(read(address)).toEqual(query)
  })

  it.each([
    firstPage,
    { ...firstPage, current: 7 },
    { current: 2, size: 100, sort: '-amount', conditions: { orderNo: 'A&B=1', status: '草稿 %' } },
  ])('says all that is asked for: %j', (query) => {
    expect(read(writeListQuery(query).toString())).toEqual(query)
  })

  it.each(pageSizes)('may ask for %i rows', (size) => {
    expect(read(`size=${size}`).size).toBe(size)
  })
})
