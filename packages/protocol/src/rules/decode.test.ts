import { expect, it } from 'vitest'
import { decode } from './decode.ts'

it.each([
  ['%E8%AE%A2%E5%8D%95-7', '订单-7'],
  ['', ''],
  ['100%', undefined],
  ['%E8%AE', undefined],
])('%s is decoded as %s', (text, decoded) => {
  expect(decode(text)).toBe(decoded)
})
