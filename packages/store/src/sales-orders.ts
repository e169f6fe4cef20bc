import { beginApproval } from './begin-approval.ts'
import type { BusinessUnit, Distributor, Prisma, Product, SalesOrder } from './generated/client.ts'
import { largestAmountCents } from './largest-amount.ts'
import { aboutOrder, orderOfCase } from './seeds/approval-files.ts'
import { orderNumber } from './seeds/orders.ts'
import type { World } from './worlds/world.ts'

interface NewOrder {
  /** Chosen by the sender; an order sent twice under one key is made once. */
  readonly key: string
  readonly businessUnit: BusinessUnit
  readonly distributorId: number
  readonly createdById: number
  readonly deliveryDate: Date
  readonly remark: string
  /** In the order in which they are shown. */
  readonly lines: readonly { readonly productCode: string; readonly quantity: number }[]
}

type Ordered = SalesOrder & { readonly distributor: Distributor }

/** The order as it was made, now or before under the same key, or why there is none. */
export type OrderOutcome =
  | { readonly kind: 'ordered'; readonly order: Ordered }
  /** The distributor buys nothing of this business unit. */
  | { readonly kind: 'no-sale-area' }
  | { readonly kind: 'unknown-products'; readonly codes: readonly string[] }
  | { readonly kind: 'frozen'; readonly reason: string }
  /** The total exceeds the range of the database. */
  | { readonly kind: 'too-large' }

/**
 * Submits an order at list prices in one transaction and starts its approval (assumed): a frozen account can't order;
 * insufficient funds are left to the funds check.
 */
export function submitOrder(world: World, wanted: NewOrder): Promise<OrderOutcome> {
  const now = world.now()
  return world.db.$transaction(async (tx): Promise<OrderOutcome> => {
    const include = { distributor: true } as const
    const before = await tx.orderSubmission.findUnique({ where: { key: wanted.key } })
    if (before) {
      const order = await tx.salesOrder.findUniqueOrThrow({ where: { id: before.orderId }, include })
      return { kind: 'ordered', order }
    }
    const { businessUnit, distributorId, createdById, deliveryDate, remark } = wanted
    const saleArea = await tx.distributorSaleArea.findFirst({
      where: { distributorId, businessUnit },
      orderBy: { id: 'asc' },
    })
    if (!saleArea) return { kind: 'no-sale-area' }
    const account = await tx.distributorAccount.findUnique({ where: { distributorId } })
    if (account?.frozenAt) return { kind: 'frozen', reason: account.freezeReason ?? '' }
    const { lines, unknown } = await orderLines(tx, wanted)
    if (unknown.length > 0) return { kind: 'unknown-products', codes: unknown }
    const amountCents = lines.reduce((sum, line) => sum + line.amountCents, 0)
    if (amountCents > largestAmountCents) return { kind: 'too-large' }

    const { _max } = await tx.salesOrder.aggregate({ _max: { id: true } })
    const id = (_max.id ?? 0) + 1
    const order = await tx.salesOrder.create({
      data: {
        ...{ id, orderNo: orderNumber(businessUnit, id), businessUnit, status: 'submitted' },
        ...{ distributorId, saleAreaId: saleArea.id, createdById, orderedAt: now, deliveryDate, remark },
        quantity: lines.reduce((sum, { quantity }) => sum + quantity, 0),
        amountCents,
        lines: { create: lines },
        submission: { create: { key: wanted.key } },
      },
      include,
    })
    await approvalOf(tx, world.settings.seed, order, now)
    return { kind: 'ordered', order }
  })
}

type Tx = Prisma.TransactionClient

async function orderLines(tx: Tx, { businessUnit, lines }: NewOrder) {
  const codes = [...new Set(lines.map(({ productCode }) => productCode))]
  const found = await tx.product.findMany({ where: { code: { in: codes }, businessUnit } })
  const products = new Map(found.map((product) => [product.code, product]))
  return {
    unknown: codes.filter((code) => !products.has(code)),
    lines: lines.flatMap(({ productCode, quantity }, index) => {
      const product = products.get(productCode)
      return product ? [orderLine(product, quantity, index + 1)] : []
    }),
  }
}

const orderLine = ({ id: productId, priceCents }: Product, quantity: number, lineNo: number) => ({
  ...{ lineNo, productId, quantity },
  unitPriceCents: priceCents,
  amountCents: quantity * priceCents,
})

/** The order's approval. */
async function approvalOf(tx: Tx, seed: string, { id }: Ordered, now: Date): Promise<void> {
  const order = await tx.salesOrder.findUniqueOrThrow({ where: { id }, include: orderOfCase })
  const { orderNo, businessUnit, distributorId, createdById } = order
  const given = { subject: 'salesOrder', businessKey: orderNo, businessUnit, distributorId } as const
  await beginApproval(tx, seed, { ...given, ...aboutOrder(order), applicantId: createdById }, now)
}

interface PointTotals {
  /** Points that can be spent. */
  readonly posted: number
  /** Points that wait to be posted. */
  readonly waiting: number
}

/** The points of a distributor: nothing but the sums of its postings, so that they always add up. */
export async function pointTotals(
  db: Pick<Prisma.TransactionClient, 'pointPosting'>,
  distributorId: number,
): Promise<PointTotals> {
  const sum = async (postedAt: null | { not: null }) => {
    const { _sum } = await db.pointPosting.aggregate({
      where: { distributorId, postedAt },
      _sum: { points: true },
    })
    return _sum.points ?? 0
  }
  return { posted: await sum({ not: null }), waiting: await sum(null) }
}

type PostingOutcome =
  | { readonly kind: 'posted'; readonly points: number; readonly totals: PointTotals }
  /** Ids of no posting of that distributor. */
  | { readonly kind: 'unknown'; readonly ids: readonly number[] }
  | { readonly kind: 'already-posted'; readonly ids: readonly number[] }

/** Posts waiting points of a distributor: all of the given ones, or none. */
export function postPoints(
  world: World,
  { distributorId, ids, userId }: { distributorId: number; ids: readonly number[]; userId: number },
): Promise<PostingOutcome> {
  const wanted = [...new Set(ids)]
  return world.db.$transaction(async (tx): Promise<PostingOutcome> => {
    const found = await tx.pointPosting.findMany({ where: { id: { in: wanted }, distributorId } })
    const unknown = wanted.filter((id) => !found.some((posting) => posting.id === id))
    if (unknown.length > 0) return { kind: 'unknown', ids: unknown }
    const posted = found.filter(({ postedAt }) => postedAt !== null).map(({ id }) => id)
    if (posted.length > 0) return { kind: 'already-posted', ids: posted }
    const data = { postedAt: world.now(), postedById: userId }
    await tx.pointPosting.updateMany({ where: { id: { in: wanted } }, data })
    const points = found.reduce((sum, posting) => sum + posting.points, 0)
    return { kind: 'posted', points, totals: await pointTotals(tx, distributorId) }
  })
}
