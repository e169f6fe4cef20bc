import type { gatherList, OrderSummary, orderSelections, SalesOrder } from '@portal/protocol/calls/order'
import type { InputOf } from '@portal/protocol/client'
import { companyDay } from '@portal/protocol/company-time'
import type { PageQuery } from '@portal/protocol/entities/list'
import type {
  BusinessUnit,
  Distributor,
  SalesOrder as OrderRow,
  Prisma,
  SalesOrderStatus,
} from '@portal/store/generated/client'
import type { World } from '@portal/store/worlds/world'
import type { Static } from 'typebox'
import type { NameOf } from '../../domain/name-language.ts'
import {
  containing,
  given,
  nameContaining,
  orderSelection,
  paymentOf,
  withinDays,
} from '../../queries/conditions.ts'
import { defaultPageSize, pageOf, readSummedPage, sortOrder } from '../../queries/read-list.ts'
import type { VisibleRows } from '../../queries/visible-rows.ts'
import { distributorFields, yuan } from '../../queries/wire-values.ts'

interface SumOfEntered {
  readonly month: string
  readonly distributorId: number
  readonly businessUnit: BusinessUnit
  readonly _sum: { orderCount: number; quantity: number; amountCents: number }
}

/**
 * The sales that a clerk entered for distributors of others, as the database sums those of the clerk's own distributors
 * (`rows`). They are few: the others have their own clerks.
 */
export async function sumsOfEntered(
  { db }: World,
  { OR: parts, ...rows }: VisibleRows,
  enteredBy: number | undefined,
): Promise<readonly SumOfEntered[]> {
  if (enteredBy === undefined || !parts) return []
  const orders = await db.salesOrder.findMany({
    where: { ...rows, createdById: enteredBy, NOT: { OR: parts }, status: { notIn: ['draft', 'cancelled'] } },
    select: { orderedAt: true, distributorId: true, businessUnit: true, quantity: true, amountCents: true },
  })
  const sums = new Map<string, SumOfEntered>()
  for (const { orderedAt, distributorId, businessUnit, quantity, amountCents } of orders) {
    const month = companyDay(orderedAt).slice(0, 7)
    const key = `${month} ${distributorId} ${businessUnit}`
    const { _sum } = sums.get(key) ?? { _sum: { orderCount: 0, quantity: 0, amountCents: 0 } }
    sums.set(key, {
      ...{ month, distributorId, businessUnit },
      _sum: {
        orderCount: _sum.orderCount + 1,
        quantity: _sum.quantity + quantity,
        amountCents: _sum.amountCents + amountCents,
      },
    })
  }
  return [...sums.values()]
}

/** More matches than this are found soon enough by walking the list. */
const few = 500

/**
 * The condition for orders whose number contains a part. Walking the sorted list would read up to a million orders to
 * find a few, so the matching numbers are looked up in their index first.
 */
async function withOrderNumber(
  { db }: World,
  businessUnit: BusinessUnit | undefined,
  part: string | undefined,
) {
  const orderNo = containing(part)
  if (!part || !orderNo) return {}
  const whole = await db.salesOrder.findUnique({ where: { orderNo: part }, select: { id: true } })
  if (whole) return { id: whole.id }
  const where = given({ businessUnit, orderNo })
  const found = await db.salesOrder.findMany({ where, select: { id: true }, take: few + 1 })
  return found.length > few ? { orderNo } : { id: { in: found.map(({ id }) => id) } }
}

/** The condition for orders with a product; an unknown product is in no order. */
async function withProduct({ db }: World, code: string | undefined) {
  if (!code) return {}
  const product = await db.product.findUnique({ where: { code }, select: { id: true } })
  return product ? { lines: { some: { productId: product.id } } } : { id: { in: [] } }
}

/** The condition for orders of distributors whose name contains a part in either language; the distributors are few. */
async function withDistributorName({ db }: World, part: string | undefined) {
  const OR = nameContaining(part)
  if (!OR) return {}
  const found = await db.distributor.findMany({ where: { OR }, select: { id: true } })
  return { distributor: { id: { in: found.map(({ id }) => id) } } }
}

interface SalesOrderFilter extends VisibleRows {
  /** Orders that this user entered are found beside those of `OR`. */
  readonly enteredBy?: number
  readonly status?: SalesOrderStatus
  /** What a figure counts. */
  readonly selection?: (typeof orderSelections)[number] | undefined
  /** Part of the order number. */
  readonly orderNo?: string | undefined
  /** Part of the distributor's name. */
  readonly distributorName?: string | undefined
  /** Orders with this product. */
  readonly productCode?: string | undefined
  readonly orderedFrom?: string | undefined
  readonly orderedTo?: string | undefined
}

/** An order as lists show it. */
export const salesOrderFields = (
  order: OrderRow & { readonly distributor: Distributor },
  now: Date,
  nameOf: NameOf,
): SalesOrder => ({
  orderId: order.id,
  orderNo: order.orderNo,
  businessUnit: order.businessUnit,
  ...distributorFields(order.distributor, nameOf),
  status: order.status,
  orderedAt: order.orderedAt.toISOString(),
  quantity: order.quantity,
  amount: yuan(order.amountCents),
  ...paymentOf(order, now),
})

const columns = { orderedAt: 'orderedAt', amount: 'amountCents' } as const
type SortField = keyof typeof columns

/** One page of sales orders, newest first unless sorted otherwise. */
export async function readSalesOrders(
  world: World,
  filter: SalesOrderFilter,
  nameOf: NameOf,
  sort: SortField | `-${SortField}` = '-orderedAt',
  page: Static<typeof PageQuery> = {},
) {
  const { orderNo, distributorName, productCode, orderedFrom, orderedTo, selection, enteredBy, ...rows } =
    filter
  const selected = selection && orderSelection(selection, world.now())
  const exact = selected ? { ...rows, AND: [{ status: selected.status }] } : rows
  const narrowed = {
    ...(await withOrderNumber(world, filter.businessUnit, orderNo)),
    ...(await withProduct(world, productCode)),
    ...(await withDistributorName(world, distributorName)),
    ...given({ orderedAt: withinDays(orderedFrom, orderedTo), deliveryDate: selected?.deliveryDate }),
  }
  const entered = enteredBy === undefined ? {} : { OR: [...(rows.OR ?? []), { createdById: enteredBy }] }
  const where = { ...exact, ...narrowed, ...entered }
  const isNarrowed = Object.keys(narrowed).length > 0 || enteredBy !== undefined
  return readSummedPage(
    {
      order: sortOrder(sort, columns),
      count: () => (isNarrowed ? world.db.salesOrder.count({ where }) : keptCount(world, exact)),
      rows: (query) => world.db.salesOrder.findMany({ where, ...query, include: { distributor: true } }),
      show: (order) => salesOrderFields(order, world.now(), nameOf),
      sums: async () => {
        const { _sum } = isNarrowed
          ? await world.db.salesOrder.aggregate({ where, _sum: summed })
          : await world.db.salesOrderTotal.aggregate({ where: exact, _sum: summed })
        return { quantity: _sum.quantity ?? 0, amount: yuan(_sum.amountCents ?? 0) }
      },
    },
    page,
  )
}

const summed = { quantity: true, amountCents: true } as const

/** Counting a million orders takes long; the database keeps their totals. */
async function keptCount(world: World, where: Prisma.SalesOrderTotalWhereInput) {
  const { _sum } = await world.db.salesOrderTotal.aggregate({ where, _sum: { orderCount: true } })
  return _sum.orderCount ?? 0
}

type Query = InputOf<typeof gatherList>['query']

/**
 * Sales orders summed by month, distributor and business unit, the newest month first. The database keeps these sums, so
 * that they cost the same however many orders there are.
 */
export async function readOrderSummaries(
  world: World,
  { enteredBy, ...rows }: VisibleRows & { readonly enteredBy?: number },
  query: Query,
  nameOf: NameOf,
) {
  const { monthFrom, monthTo, sort = '-month', current = 1, size = defaultPageSize } = query
  const month = given({ gte: monthFrom, lte: monthTo })
  const kept = await world.db.salesOrderTotal.groupBy({
    by: ['month', 'distributorId', 'businessUnit'],
    where: { ...rows, month, status: { notIn: ['draft', 'cancelled'] }, orderCount: { gt: 0 } },
    _sum: { orderCount: true, quantity: true, amountCents: true },
    orderBy: [{ distributorId: 'asc' }, { businessUnit: 'asc' }],
  })
  const entered = await sumsOfEntered(world, rows, enteredBy)
  const isAsked = (one: string) => one >= (monthFrom ?? '') && one <= (monthTo ?? '9999')
  const sums = [...kept, ...entered.filter((one) => isAsked(one.month))]
  const distributors = new Map((await world.db.distributor.findMany()).map((one) => [one.id, one]))
  const summaries = sums.map(
    ({ month, businessUnit, distributorId, _sum }): OrderSummary => ({
      month,
      businessUnit,
      ...distributorFields(distributors.get(distributorId) ?? { code: '', name: '' }, nameOf),
      orderCount: _sum.orderCount ?? 0,
      quantity: _sum.quantity ?? 0,
      amount: yuan(_sum.amountCents ?? 0),
    }),
  )
  const sorted = summaries.sort(by(sort))
  const page = pageOf(sorted.slice((current - 1) * size, current * size), sorted.length, current, size)
  return { ...page, sums: sumOf(summaries) }
}

function sumOf(summaries: readonly OrderSummary[]) {
  const cents = summaries.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0)
  return {
    orderCount: summaries.reduce((sum, { orderCount }) => sum + orderCount, 0),
    quantity: summaries.reduce((sum, { quantity }) => sum + quantity, 0),
    amount: yuan(cents),
  }
}

function by(sort: NonNullable<Query['sort']>): (a: OrderSummary, b: OrderSummary) => number {
  const [sign, field] = sort.startsWith('-') ? [-1, sort.slice(1)] : [1, sort]
  if (field === 'month') return (a, b) => sign * a.month.localeCompare(b.month)
  return field === 'amount'
    ? (a, b) => sign * (a.amount - b.amount)
    : (a, b) => sign * (a.orderCount - b.orderCount)
}
