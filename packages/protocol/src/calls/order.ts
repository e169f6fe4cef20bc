import { Type } from 'typebox'
import { endpoint } from '../endpoint.ts'
import { PageOf, PageQuery } from '../entities/page.ts'
import { SalesOrder } from '../entities/sales-order.ts'

export const ceramicSalesOrderPage = endpoint({
  method: 'POST',
  path: '/api/imsOrderServer/ceramic/sales-order/page/order',
  access: 'certificate',
  encoding: 'json',
  area: 'business',
  summary: 'Ceramic sales orders that the user may see, newest first, one page at a time',
  query: PageQuery,
  body: Type.Object({
    orderNo: Type.Optional(Type.String({ maxLength: 64, description: 'part of the order number' })),
    status: Type.Optional(Type.String({ maxLength: 32 })),
    distributorCode: Type.Optional(Type.String({ maxLength: 64 })),
  }),
  data: PageOf(SalesOrder),
  provenance: { path: 'documented', query: 'documented', body: 'assumed', data: 'assumed' },
})
