import { expect, it } from 'vitest'
import { pathWithBase } from './router-paths.ts'

it.each([
  ['/child/oms/orders/ceramic', ['/', '/child/oms/orders/ceramic'], '/child/oms/orders/ceramic'],
  ['/child/oms/orders/ceramic?a=1', ['/child/oms'], '/child/oms'],
  ['/child/oms/orders/ceramic', ['/orders/ceramic', '/child/omsx'], undefined],
  ['/child/oms/orders/ceramic', [], undefined],
])('at %s routers at %j have no base: %s', (address, paths, expected) => {
  expect(pathWithBase(paths, address)).toBe(expected)
})
