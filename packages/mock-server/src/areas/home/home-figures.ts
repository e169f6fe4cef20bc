import type { HomeFigures } from '@portal/protocol/calls/figures'
import { companyDay, companyOffset } from '@portal/protocol/company-time'
import type { BusinessUnit, Prisma, User } from '@portal/store/generated/client'
import { startOfDay } from '@portal/store/worlds/clock'
import type { World } from '@portal/store/worlds/world'
import type { Handlers } from '../../calls/call-context.ts'
import type { NameOf } from '../../domain/name-language.ts'
import { openStates, orderSelection } from '../../queries/conditions.ts'
import { inOwnOrders, inParts, type OwnRows, ownRows, type RowPart } from '../../queries/visible-rows.ts'
import { distributorFields, yuan } from '../../queries/wire-values.ts'
import { sumsOfEntered } from '../orders/orders.ts'
import { doneStates } from '../records/pickups.ts'
import { readEditing, readPortalUse } from './portal-use.ts'

/** Months that figures are compared over, this one included. */
const shownMonths = 6

/** The last months of the company, e.g. `2026-03`, oldest first; this one last. */
function lastMonths(now: Date): readonly string[] {
  const [year = 0, month = 1] = companyDay(now).split('-').map(Number)
  return Array.from({ length: shownMonths }, (_month, index) =>
    new Date(Date.UTC(year, month - shownMonths + index, 1)).toISOString().slice(0, 7),
  )
}

/** Sales of wall products by month, and open work: a distributor's own, else the company's. */
async function readRetailFigures(
  { db }: World,
  { scope, parts }: OwnRows,
  now: Date,
): Promise<NonNullable<HomeFigures['retail']>> {
  const [{ distributorId } = {}] = parts
  const rows = scope === 'distributor' && distributorId !== undefined ? { distributorId } : {}
  const sumOf = async (gte: Date, lt: Date) => {
    const where = { ...rows, orderedAt: { gte, lt } }
    const { _count, _sum } = await db.retailOrder.aggregate({
      where,
      _count: true,
      _sum: { amountCents: true },
    })
    return { amount: yuan(_sum.amountCents ?? 0), orderCount: _count }
  }
  const months = lastMonths(now)
  const starts = months.map(startOfMonth)
  const [before = now, current = now] = starts.slice(-2)
  const passed = now.getTime() - current.getTime()
  const status = (one: 'measuring' | 'scheduled') => db.retailOrder.count({ where: { ...rows, status: one } })
  const [sums, { amount: lastMonth }, measuring, scheduled, pickups] = await Promise.all([
    Promise.all(starts.map((start, index) => sumOf(start, starts[index + 1] ?? now))),
    sumOf(before, new Date(Math.min(before.getTime() + passed, current.getTime()))),
    status('measuring'),
    status('scheduled'),
    db.retailPickup.count({ where: { status: 'booked', retailOrder: rows } }),
  ])
  return {
    months: months.map((month, index) => ({ month, ...(sums[index] ?? { amount: 0, orderCount: 0 }) })),
    lastMonth,
    measuring,
    scheduled,
    pickups,
  }
}

const startOfMonth = (month: string) => new Date(`${month}-01T00:00${companyOffset}`)

const shownDistributors = 5

async function readHomeFigures(
  world: World,
  user: User,
  businessUnit: BusinessUnit | 'all' = 'all',
  nameOf: NameOf,
): Promise<HomeFigures> {
  const now = world.now()
  const own = await ownRows(world, user)
  const ofUnit = businessUnit === 'all' ? {} : { businessUnit }
  const rows = { AND: [inParts(own), ofUnit] }
  const entered = await sumsOfEntered(world, { ...inParts(own), ...ofUnit }, own.enteredBy)
  const held = await world.db.userResponsibility.findMany({
    where: { userId: user.id },
    select: { responsibility: { select: { code: true, system: { select: { code: true } } } } },
  })
  const isAdministrator = held.some(({ responsibility }) => responsibility.code === 'admin')
  const worksIn = (system: string) => held.some(({ responsibility }) => responsibility.system.code === system)
  return {
    scope: own.scope,
    ...(await readSales(world, rows, entered, now, nameOf)),
    ...(await readOpenOrders(world, { AND: [inOwnOrders(own), ofUnit] }, now)),
    pickups: await readPickupsUnderWay(world, rows, now),
    portal: isAdministrator ? await readPortalUse(world, now, nameOf) : null,
    retail: worksIn('WYDP') ? await readRetailFigures(world, own, now) : null,
    editing: worksIn('IMS') ? await readEditing(world, now, nameOf) : null,
  }
}

type Rows = { readonly AND: { OR?: RowPart[]; businessUnit?: BusinessUnit }[] }

/** Sales of the last months and of the distributors this month, with targets and the year before. */
async function readSales(
  { db }: World,
  rows: Rows,
  entered: Awaited<ReturnType<typeof sumsOfEntered>>,
  now: Date,
  nameOf: NameOf,
) {
  const today = companyDay(now)
  const [year = 0, month = 1, day = 1] = today.split('-').map(Number)
  const months = lastMonths(now)
  const current = today.slice(0, 7)
  // Only whole months of the previous year are stored: the current month is compared with a share by days.
  const passed = day / new Date(Date.UTC(year, month, 0)).getUTCDate()
  const where = { ...rows, month: { in: [...months] } }
  const [kept, targets] = await Promise.all([
    db.salesOrderTotal.groupBy({
      by: ['month', 'distributorId'],
      where: { ...where, ...orderSelection('sales', now) },
      _sum: { orderCount: true, amountCents: true },
    }),
    db.salesTarget.groupBy({
      by: ['month', 'distributorId'],
      where,
      _sum: { targetCents: true, lastYearCents: true },
    }),
  ])
  const totals = [...kept, ...entered]
  const compared = (of: string, distributorId?: number) => {
    const isMeant = (one: { readonly month: string; readonly distributorId: number }) =>
      one.month === of && (distributorId === undefined || one.distributorId === distributorId)
    const sold = totals.filter(isMeant)
    const planned = targets.filter(isMeant)
    const share = of === current ? passed : 1
    const sum = (cents: readonly (number | bigint | null)[]) =>
      cents.reduce<number>((total, one) => total + Number(one ?? 0), 0)
    return {
      amount: yuan(sum(sold.map(({ _sum }) => _sum.amountCents))),
      orderCount: sum(sold.map(({ _sum }) => _sum.orderCount)),
      target: planned.length > 0 ? yuan(sum(planned.map(({ _sum }) => _sum.targetCents))) : null,
      lastYear:
        planned.length > 0
          ? yuan(Math.round(sum(planned.map(({ _sum }) => _sum.lastYearCents)) * share))
          : null,
    }
  }
  const ids = [...new Set([...totals, ...targets].map(({ distributorId }) => distributorId))]
  const distributors = (await db.distributor.findMany({ where: { id: { in: ids } } }))
    .map(({ id, ...distributor }) => {
      const { orderCount: _count, ...sales } = compared(current, id)
      return { ...distributorFields(distributor, nameOf), ...sales }
    })
    .sort((one, other) => other.amount - one.amount)
  return {
    months: months.map((one) => ({ month: one, ...compared(one) })),
    distributors: distributors.slice(0, shownDistributors),
  }
}

/** Orders that are open, late, or delivered and unpaid. */
async function readOpenOrders({ db }: World, rows: Prisma.SalesOrderWhereInput, now: Date) {
  const sums = { _count: true, _sum: { amountCents: true } } as const
  const of = (selection: Parameters<typeof orderSelection>[0]) => ({
    where: { ...rows, ...orderSelection(selection, now) },
    ...sums,
  })
  const [states, late, receivable, overdue] = await Promise.all([
    db.salesOrder.groupBy({ by: ['status'], ...of('open') }),
    db.salesOrder.aggregate(of('late')),
    db.salesOrder.aggregate(of('receivable')),
    db.salesOrder.aggregate(of('overdue')),
  ])
  return {
    orders: openStates.map((status) => {
      const found = states.find((one) => one.status === status)
      return { status, orderCount: found?._count ?? 0, amount: yuan(found?._sum.amountCents ?? 0) }
    }),
    late: { orderCount: late._count, amount: yuan(late._sum.amountCents ?? 0) },
    receivable: {
      amount: yuan(receivable._sum.amountCents ?? 0),
      overdueAmount: yuan(overdue._sum.amountCents ?? 0),
      overdueCount: overdue._count,
    },
  }
}

async function readPickupsUnderWay({ db }: World, rows: Rows, now: Date) {
  const where = { ...rows, status: { notIn: [...doneStates] } }
  const [underWay, today] = await Promise.all([
    db.pickup.count({ where }),
    db.pickup.count({ where: { ...where, pickupDate: { gte: startOfDay(now), lt: startOfDay(now, 1) } } }),
  ])
  return { underWay, today }
}

export const homeHandlers: Pick<Handlers, 'homeFigures'> = {
  homeFigures: ({ world, user, nameOf, input: { body } }) =>
    readHomeFigures(world, user, body.businessUnit, nameOf),
}
