import { type OrderOutcome, submitOrder } from '@portal/store/sales-orders'
import { dayMs, startOfDay } from '@portal/store/worlds/clock'
import type { Handlers } from '../calls/call-context.ts'
import { type NameOf, word } from '../domain/name-language.ts'
import { filled } from '../errors/message.ts'
import { Rejection } from '../errors/rejection.ts'
import { orderTexts } from '../errors/texts.ts'
import { visibleOrders, visibleRows } from '../queries/visible-rows.ts'
import { readDistributors } from '../reads/distributors.ts'
import { readSalesOrders, salesOrderFields } from '../reads/orders.ts'
import { findAccount } from '../reads/points.ts'
import { readProducts } from '../reads/products.ts'
import { readSalesOrder } from '../reads/sales-order.ts'
import { readStores } from '../reads/stores.ts'
import { orderConditions } from './order.ts'

/** What an order is made of, and what becomes of it. */
export const salesOrderHandlers: Pick<
  Handlers,
  'productPage' | 'distributorPage' | 'salesOrderDetail' | 'createSalesOrder' | 'salesOrderPage' | 'storePage'
> = {
  productPage: ({ world, nameOf, input: { query } }) => readProducts(world, query, nameOf),

  distributorPage: async ({ world, user, nameOf, input: { query } }) => {
    const { distributorId } = await visibleRows({ world, user }, query)
    return readDistributors(world, distributorId === undefined ? {} : { distributorId }, query, nameOf)
  },

  async salesOrderPage({ world, user, nameOf, input: { query } }) {
    const rows = await visibleOrders({ world, user }, query)
    return readSalesOrders(world, { ...orderConditions(query), ...rows }, nameOf, query.sort, query)
  },

  storePage: async ({ world, user, nameOf, input: { query } }) =>
    readStores(world, await visibleRows({ world, user }, query), query, nameOf),

  async salesOrderDetail({ world, user, nameOf, input: { query } }) {
    const rows = await visibleRows({ world, user }, {})
    const order = await readSalesOrder(world, user, { orderNo: query.orderNo, ...rows }, nameOf)
    if (!order) throw new Rejection(filled(orderTexts.unknownOrder, { orderNo: query.orderNo }))
    return order
  },

  async createSalesOrder({ world, user, nameOf, input: { body } }) {
    const { submissionKey, distributorCode, deliveryDate, businessUnit, remark = '', lines } = body
    const { id: distributorId } = await findAccount({ world, user }, distributorCode)
    const day = startOfDay(new Date(Date.parse(deliveryDate) + dayMs / 2))
    if (day < startOfDay(world.now()))
      throw new Rejection(filled(orderTexts.deliveryInThePast, { day: deliveryDate }))
    const outcome = await submitOrder(world, {
      ...{
        key: `${user.id} ${submissionKey}`,
        businessUnit,
        distributorId,
        createdById: user.id,
        remark,
        lines,
      },
      deliveryDate: day,
    })
    if (outcome.kind !== 'ordered') throw new Rejection(reason(outcome, distributorCode, nameOf))
    return salesOrderFields(outcome.order, world.now(), nameOf)
  },
}

function reason(
  outcome: Exclude<OrderOutcome, { kind: 'ordered' }>,
  distributorCode: string,
  nameOf: NameOf,
) {
  switch (outcome.kind) {
    case 'frozen':
      return filled(orderTexts.frozenAccount, { code: distributorCode, reason: nameOf(word(outcome.reason)) })
    case 'no-sale-area':
      return filled(orderTexts.noSaleArea, { code: distributorCode })
    case 'unknown-products':
      return filled(orderTexts.unknownProducts, { codes: outcome.codes })
    case 'too-large':
      return orderTexts.orderTooLarge
  }
}
