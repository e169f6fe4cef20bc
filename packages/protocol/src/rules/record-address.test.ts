import { expect, it } from 'vitest'
import { recordAddress } from './record-address.ts'

it.each([
  ['/orders/all', 'TC1', '/orders/all/TC1?shows=record'],
  ['/stores', '佛山 1/2 店', '/stores/%E4%BD%9B%E5%B1%B1%201%2F2%20%E5%BA%97?shows=record'],
  ['/orders?unit=ceramic', 'TC1', '/orders/TC1?unit=ceramic&shows=record'],
])('the page of a record below %s: %s', (list, number, address) => {
  expect(recordAddress(list, number)).toBe(address)
})
