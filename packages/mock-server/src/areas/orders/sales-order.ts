import type { Store, storePage } from '@portal/protocol/calls/bathroom'
import { deliveryStates, type SalesOrderDetail } from '@portal/protocol/calls/sales-order'
import type { InputOf } from '@portal/protocol/client'
import type { Pickup, PointPosting, SalesOrder, User } from '@portal/store/generated/client'
import { type OrderOutcome, submitOrder } from '@portal/store/sales-orders'
import { dayMs, startOfDay } from '@portal/store/worlds/clock'
import type { World } from '@portal/store/worlds/world'
import type { Handlers } from '../../calls/call-context.ts'
import { type NameOf, word } from '../../domain/name-language.ts'
import { filled, Rejection } from '../../errors/rejection.ts'
import { orderTexts } from '../../errors/texts.ts'
import { containing, given } from '../../queries/conditions.ts'
import { defaultPageSize, pageOf } from '../../queries/read-list.ts'
import { visibleOrders, visibleRows } from '../../queries/visible-rows.ts'
import { distributorFields, personName } from '../../queries/wire-values.ts'
import { readAccount } from '../accounts/accounts.ts'
import { findAccount } from '../accounts/points.ts'
import { readOrderSteps } from '../approvals/approvals.ts'
import { lineFields, readProducts, withLines } from '../products/products.ts'
import { readDistributors } from './distributors.ts'
import { orderConditions } from './order.ts'
import { readSalesOrders, salesOrderFields } from './orders.ts'

type Query = InputOf<typeof storePage>['query']

/** One page of the stores, which are known by the samples that they were sent. */
async function readStores({ db }: World, rows: { distributorId?: number }, query: Query, nameOf: NameOf) {
  const { storeName, sort = 'storeName', current = 1, size = defaultPageSize } = query
  const sums = await db.sampleOrder.groupBy({
    by: ['storeName', 'distributorId', 'status'],
    where: { ...rows, ...given({ storeName: containing(storeName) }) },
    _sum: { quantity: true },
    _max: { requestedAt: true },
    orderBy: [{ storeName: 'asc' }, { distributorId: 'asc' }],
  })
  const distributors = new Map((await db.distributor.findMany()).map((one) => [one.id, one]))
  const stores = new Map<string, Store>()
  for (const { storeName, distributorId, status, _sum, _max } of sums) {
    const distributor = distributors.get(distributorId)
    const key = `${distributorId} ${storeName}`
    const store = stores.get(key) ?? {
      storeName,
      ...distributorFields(distributor ?? { code: '', name: '' }, nameOf),
      city: nameOf(word(distributor?.city ?? '')),
      ...{ contact: '', salesName: '', displayed: 0, underWay: 0, lastRequestedAt: '' },
    }
    const field = status === 'displayed' ? 'displayed' : 'underWay'
    const requestedAt = _max.requestedAt?.toISOString() ?? ''
    stores.set(key, {
      ...store,
      [field]: store[field] + (_sum.quantity ?? 0),
      lastRequestedAt: [requestedAt, store.lastRequestedAt].sort().at(-1) ?? '',
    })
  }
  const sorted = [...stores.values()].sort(by(sort))
  const page = sorted.slice((current - 1) * size, current * size)
  return pageOf(await withPeople(db, page, nameOf), sorted.length, current, size)
}

/** The stores with their contact people. */
async function withPeople(db: World['db'], stores: readonly Store[], nameOf: NameOf): Promise<Store[]> {
  const orderBy = { id: 'asc' } as const
  const owners = await db.distributor.findMany({
    where: { code: { in: stores.map(({ distributorCode }) => distributorCode) } },
    include: {
      users: { orderBy, take: 1 },
      salesTargets: { orderBy: { month: 'desc' }, take: 1, include: { user: true } },
    },
  })
  const byCode = new Map(owners.map((one) => [one.code, one]))
  return stores.map((store) => {
    const owner = byCode.get(store.distributorCode)
    const [person, sales] = [owner?.users[0], owner?.salesTargets[0]?.user]
    return {
      ...store,
      contact: person ? personName(person, nameOf) : '',
      salesName: sales ? personName(sales, nameOf) : '',
    }
  })
}

function by(sort: NonNullable<Query['sort']>): (a: Store, b: Store) => number {
  const sign = sort.startsWith('-') ? -1 : 1
  return sort.endsWith('displayed')
    ? (a, b) => sign * (a.displayed - b.displayed)
    : (a, b) => sign * (a.storeName < b.storeName ? -1 : Number(a.storeName > b.storeName))
}

interface Wanted {
  readonly orderNo: string
  /** The one distributor whose orders the user sees, if it is one. */
  readonly distributorId?: number
}

/** One order with its lines and its approval; null when there is none of that number among the user's. */
async function readSalesOrder(
  world: World,
  user: User,
  { orderNo, ...rows }: Wanted,
  nameOf: NameOf,
): Promise<SalesOrderDetail | null> {
  const order = await world.db.salesOrder.findFirst({
    where: { orderNo, ...rows },
    include: {
      distributor: { include: { account: true } },
      createdBy: true,
      ...withLines,
      pickups: { where: { status: 'collected' }, orderBy: { pickupDate: 'asc' }, take: 1 },
      pointPosting: true,
    },
  })
  if (!order) return null
  const { createdBy, distributor } = order
  const steps = await readOrderSteps(world, orderNo, nameOf)
  return {
    ...salesOrderFields(order, world.now(), nameOf),
    deliveryDate: order.deliveryDate.toISOString(),
    createdByName: nameOf({ name: createdBy.fullName, nameEn: createdBy.fullNameEn }),
    remark: order.remark,
    lines: order.lines.map((line) => lineFields(line, nameOf)),
    steps,
    reached: reachedStates(order, steps),
    account: await readAccount(world, user, distributor, nameOf),
  }
}

type Delivered = Pick<SalesOrder, 'status'> & {
  readonly pickups: readonly Pickup[]
  readonly pointPosting: PointPosting | null
}

/** Production starts with the approval, goods leave with the first collection and earn points on arrival (assumed). */
function reachedStates({ status, pickups, pointPosting }: Delivered, steps: SalesOrderDetail['steps']) {
  const approvedAt = steps.every(({ state }) => state === 'approved') ? steps.at(-1)?.endedAt : null
  const times = {
    producing: approvedAt,
    shipped: pickups[0]?.pickupDate.toISOString(),
    completed: pointPosting?.earnedAt.toISOString(),
  }
  const states: readonly string[] = deliveryStates
  return deliveryStates.slice(0, states.indexOf(status) + 1).flatMap((one) => {
    const at = times[one]
    return at ? [{ status: one, at }] : []
  })
}

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
