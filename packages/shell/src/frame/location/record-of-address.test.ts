import { expect, it } from 'vitest'
import { recordOf } from './record-of-address.ts'

it.each([
  ['/child/oms/orders/ceramic/TC10000053', 'TC10000053'],
  ['/child/oms/orders/ceramic/%E8%AE%A2%E5%8D%95-7', '订单-7'],
  ['/child/oms/approvals?businessKey=GC-7/a', 'GC-7/a'],
  ['/child/oms/orders/ceramic?orderNo=TC10000053', 'TC10000053'],
  ['/child/oms/orders/all/100%', '100%'],
  ['/child/oms/orders/ceramic?status=producing', ''],
  ['/child/oms/orders/ceramic?orderedFrom=2026-11-01&orderedTo=2026-11-30', ''],
  ['/child/oms/orders/ceramic/new?lines=T1001*40', ''],
])('%s names the record “%s”', (address, record) => {
  expect(recordOf(address)).toBe(record)
})
