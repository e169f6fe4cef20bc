import { companyDay } from '@portal/protocol/company-time'
import { insertRows } from '../engines/sqlite.ts'
import type { BusinessUnit, PrismaClient, SalesTarget } from '../generated/client.ts'
import { byId, randomFor } from './random.ts'

/** Months with targets, this one included. */
const months = 6
const wanYuanCents = 1_000_000

/** What a distributor bought of one business unit in a month. */
interface MonthOfDistributor {
  readonly month: string
  readonly businessUnit: BusinessUnit
  readonly distributorId: number
  readonly boughtCents: number
  /** What one of its size buys in a month, where it bought nothing. */
  readonly usualCents: number
}

/** A month's target and the sales of a year before, both close to actual sales; in tens of thousands of yuan. */
function salesTarget(
  seed: string,
  { month, businessUnit, distributorId, boughtCents, usualCents }: MonthOfDistributor,
  people: Pick<SalesTarget, 'userId' | 'clerkId'>,
): SalesTarget {
  const draw = randomFor(seed, 'SalesTarget', `${month}-${businessUnit}-${distributorId}`)
  const base = boughtCents > 0 ? boughtCents * 0.7 + usualCents * 0.3 : usualCents
  const share = (field: string, from: number, to: number) =>
    Math.max(1, Math.round((base * draw(field).int(from, to)) / 100 / wanYuanCents)) * wanYuanCents
  return {
    month,
    businessUnit,
    distributorId,
    ...people,
    targetCents: share('target', 92, 118),
    // The company grows.
    lastYearCents: share('lastYear', 78, 102),
  }
}

/**
 * Gives every distributor a sales person, a clerk and targets for each business unit that it buys. Clerks are staff who work
 * for business units alone (assumed).
 */
export async function writeTargets(
  db: PrismaClient,
  { seed, now }: { readonly seed: string; readonly now: Date },
): Promise<void> {
  const today = companyDay(now)
  const last = monthsUntil(today, months)
  // The current month is projected from its sales so far.
  const passed = Math.max(0.2, Number(today.slice(8)) / 30)
  const employees = await db.user.findMany({
    where: { kind: { in: ['sales', 'staff'] } },
    include: { departments: { include: { department: true } } },
    orderBy: { id: 'asc' },
  })
  const unitsOf = ({ departments }: (typeof employees)[number]) =>
    departments.map(({ department }) => department.businessUnit)
  const sales = employees.filter(({ kind }) => kind === 'sales')
  const clerks = employees.filter(
    (one) => one.kind === 'staff' && unitsOf(one).every((unit) => unit !== null),
  )
  const areas = await db.distributorSaleArea.findMany({
    distinct: ['distributorId', 'businessUnit'],
    orderBy: { id: 'asc' },
  })
  const totals = await db.salesOrderTotal.groupBy({
    by: ['month', 'businessUnit', 'distributorId'],
    where: { status: { notIn: ['draft', 'cancelled'] } },
    _sum: { amountCents: true },
  })
  const boughtCents = (month: string, businessUnit: BusinessUnit, distributorId: number) =>
    Number(
      totals.find(
        (one) =>
          one.month === month && one.businessUnit === businessUnit && one.distributorId === distributorId,
      )?._sum.amountCents ?? 0,
    )
  const rows = areas.flatMap(({ distributorId, businessUnit }) => {
    const draw = randomFor(seed, 'SalesOwner', `${businessUnit}-${distributorId}`)
    const chosen = (field: string, people: typeof employees) => {
      const fitting = people.filter((one) => unitsOf(one).includes(businessUnit))
      return fitting.length > 0 ? draw(field).choose(fitting, byId) : undefined
    }
    const owner = chosen('owner', sales)
    if (!owner) return []
    const people = { userId: owner.id, clerkId: chosen('clerk', clerks)?.id ?? null }
    const bought = last.map(
      (month, index) => boughtCents(month, businessUnit, distributorId) / (index === months - 1 ? passed : 1),
    )
    const usualCents = bought.reduce((sum, one) => sum + one, 0) / months
    return last.map((month, index) =>
      salesTarget(
        seed,
        { month, businessUnit, distributorId, boughtCents: bought[index] ?? 0, usualCents },
        people,
      ),
    )
  })
  await insertRows(db, 'SalesTarget', rows)
}

/** The last months until that of a day, oldest first. */
function monthsUntil(day: string, count: number): readonly string[] {
  const [year = 0, month = 1] = day.split('-').map(Number)
  return Array.from({ length: count }, (_month, index) =>
    new Date(Date.UTC(year, month - count + index, 1)).toISOString().slice(0, 7),
  )
}
