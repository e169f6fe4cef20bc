import { companyDay } from '@portal/protocol/company-time'
import type { BusinessUnit, Prisma } from '../generated/client.ts'
import { dayMs, startOfDay } from '../worlds/clock.ts'
import type { RandomValue } from './random.ts'

/** What decides which pages a user sees. */
export const withGrants = {
  departments: { include: { department: true } },
  responsibilities: { include: { responsibility: true } },
} as const
export type Viewer = Prisma.UserGetPayload<{ include: typeof withGrants }>

/** Who sees a page. */
export const withViewers = {
  departments: true,
  responsibilities: { include: { responsibility: true } },
} as const
type ViewedItem = Prisma.MenuItemGetPayload<{ include: typeof withViewers }>

/** A page is visible to those who have one of its departments and hold one of its responsibilities. */
export const seesPage = (user: Viewer, { departments, responsibilities }: ViewedItem): boolean =>
  user.departments.some((own) => departments.some(({ departmentId }) => departmentId === own.departmentId)) &&
  user.responsibilities.some((own) =>
    responsibilities.some(({ responsibilityId }) => responsibilityId === own.responsibilityId),
  )

/**
 * People work in a system if they hold one of its responsibilities; a page belongs to the systems whose
 * responsibilities see it.
 */
export const worksWithPage = (user: Viewer, { responsibilities }: ViewedItem): boolean =>
  user.responsibilities.some((own) =>
    responsibilities.some(({ responsibility }) => responsibility.systemId === own.responsibility.systemId),
  )

/** Ids of the users who do something for a distributor. */
export type PeopleFor = (distributorId: number) => readonly number[]

/** A distributor's own people, else the others; preferably those who see one of the pages where it is handled. */
export function peopleFor(
  users: readonly Viewer[],
  others: readonly Viewer[],
  pages: readonly ViewedItem[],
): PeopleFor {
  const seesOne = (user: Viewer) => pages.some((page) => seesPage(user, page))
  const known = new Map<number, readonly number[]>()
  const read: PeopleFor = (distributorId) => {
    const own = users.filter((user) => user.distributorId === distributorId)
    const groups = [own.filter(seesOne), others.filter(seesOne), own, others]
    return (groups.find(({ length }) => length > 0) ?? []).map(({ id }) => id)
  }
  return (distributorId) => {
    const people = known.get(distributorId) ?? read(distributorId)
    known.set(distributorId, people)
    return people
  }
}

/** When something is sold. */
interface Season {
  /** Months with sales, this one included. */
  readonly months: number
  /** How much is sold in the months of a year, January first. */
  readonly byMonth: readonly number[]
  /** By how much a month sells more than the one before it. */
  readonly growth: number
  /** Hours of the day. */
  readonly open: number
  readonly closed: number
}

/** Builders buy in spring and autumn (assumed); these are the months that the home page compares. */
export const builders: Season = {
  months: 6,
  byMonth: [70, 45, 110, 125, 120, 100, 80, 85, 115, 130, 120, 95],
  growth: 0,
  open: 8,
  closed: 18,
}

/** Households renovate between spring festival and summer, and before winter; stores grow (assumed). */
export const households: Season = {
  months: 12,
  byMonth: [60, 35, 105, 125, 130, 110, 90, 95, 120, 135, 115, 90],
  growth: 0.015,
  open: 9,
  closed: 20,
}

/** What all days until one weigh together, by the days since the first. */
type Calendar = readonly number[]

const known = new Map<
  Season,
  { readonly today: string; readonly calendar: Calendar; readonly first: number }
>()

/** The days of a season until yesterday, from the first day of its oldest month. */
function calendarOf(season: Season, now: Date) {
  const today = companyDay(now)
  const found = known.get(season)
  if (found?.today === today) return found
  const midnight = Date.parse(today)
  const [year = 0, month = 1] = today.split('-').map(Number)
  const first = Date.UTC(year, month - season.months, 1)
  const calendar: number[] = []
  for (let time = first; time < midnight; time += dayMs) {
    const day = new Date(time)
    const age = (year - day.getUTCFullYear()) * 12 + month - 1 - day.getUTCMonth()
    const weight = (season.byMonth[day.getUTCMonth()] ?? 0) * (1 + season.growth) ** -age
    calendar.push((calendar.at(-1) ?? 0) + weight)
  }
  const made = { today, calendar, first: (midnight - first) / dayMs }
  known.set(season, made)
  return made
}

/** Where a row of a job is among all of them, from 0 to 1; each is later than the one before it. */
export const placeAmong = (draw: (field: string) => RandomValue, index: number, count: number): number =>
  (index + draw('place').int(0, 999) / 1000) / count

/** When the sale at a place of a season was made; months have their share of sales, however many there are. */
export function saleTime(season: Season, place: number, now: Date): Date {
  const { calendar, first } = calendarOf(season, now)
  const wanted = place * (calendar.at(-1) ?? 0)
  const day = calendar.findIndex((weight) => weight > wanted)
  const before = calendar[day - 1] ?? 0
  const ofDay = (wanted - before) / ((calendar[day] ?? wanted) - before || 1)
  const minutes = Math.floor((season.open + ofDay * (season.closed - season.open)) * 60)
  return new Date(startOfDay(now, day - first).getTime() + minutes * 60_000)
}

/** The time of something that happens at work on one of the last days, as often on each. */
export function timeWithin(days: number, place: number, now: Date): Date {
  const wanted = place * days
  const day = Math.floor(wanted)
  const { open, closed } = builders
  const minutes = Math.floor((open + (wanted - day) * (closed - open)) * 60)
  return new Date(startOfDay(now, day - days).getTime() + minutes * 60_000)
}

/** Who orders products of a unit for distributors. */
export type BuyersFor = (distributorId: number, unit: BusinessUnit) => readonly number[]

/** Orders are placed by a distributor's own people or for it by sales people, where the company has a page for it. */
export async function readBuyers(
  db: Pick<Prisma.TransactionClient, 'user' | 'menuItem'>,
): Promise<BuyersFor> {
  const users = await db.user.findMany({
    where: { kind: { in: ['sales', 'distributor'] } },
    include: withGrants,
    orderBy: { id: 'asc' },
  })
  const sales = users.filter(({ kind }) => kind === 'sales')
  const buyersOf = async (unit: BusinessUnit): Promise<PeopleFor> => {
    // Where orders are placed, whatever a company's menu calls it; a unit without its own form uses its list.
    const paths = [`/orders/${unit}/new`, `/orders/${unit}`]
    const where = { path: { in: paths }, system: { code: 'OSS' } }
    return peopleFor(users, sales, await db.menuItem.findMany({ where, include: withViewers }))
  }
  const buyers = { ceramic: await buyersOf('ceramic'), bathroom: await buyersOf('bathroom') }
  return (distributorId, unit) => buyers[unit](distributorId)
}
