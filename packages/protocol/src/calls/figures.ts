import { type Static, Type } from 'typebox'
import { endpoint } from '../endpoint.ts'
import { BusinessUnitFilter } from '../entities/list.ts'

const OrNothing = Type.Union([Type.Number(), Type.Null()])

/** Sales of a month with what they are compared with; amounts are yuan. */
const SalesOfMonth = Type.Object({
  month: Type.String({ description: 'of the company, e.g. 2026-03' }),
  amount: Type.Number(),
  orderCount: Type.Integer(),
  target: OrNothing,
  lastYear: OrNothing,
})
export type SalesOfMonth = Static<typeof SalesOfMonth>

/** What a distributor buys this month. */
const SalesOfDistributor = Type.Object({
  distributorCode: Type.String(),
  distributorName: Type.String(),
  amount: Type.Number(),
  target: OrNothing,
  lastYear: OrNothing,
})
export type SalesOfDistributor = Static<typeof SalesOfDistributor>

/** How the portal itself is used. */
const PortalUse = Type.Object({
  signedIn: Type.Integer({ description: 'people with a live session' }),
  signInsToday: Type.Integer(),
  noticesShown: Type.Integer({ description: 'notices whose time has come and is not over' }),
  failures: Type.Integer({ description: 'calls of the last 24 hours that a system answered with HTTP 5xx' }),
  noticesRead: Type.Integer({ description: 'of a hundred deliveries of these, those that were read' }),
})

/**
 * The figures of a person's home page, of the rows that are the person's: a distributor's own, those of a sales person's or a
 * clerk's own distributors, else the company's. The last month is this one until now; its `lastYear` is as much of the month a year before.
 */
const HomeFigures = Type.Object({
  scope: Type.Enum(['company', 'own', 'distributor']),
  months: Type.Array(SalesOfMonth),
  distributors: Type.Array(SalesOfDistributor, { description: 'those with most sales this month' }),
  orders: Type.Array(
    Type.Object({ status: Type.String(), orderCount: Type.Integer(), amount: Type.Number() }),
    { description: 'orders that are not done, by state' },
  ),
  late: Type.Object({ orderCount: Type.Integer(), amount: Type.Number() }),
  receivable: Type.Object({
    amount: Type.Number(),
    overdueAmount: Type.Number(),
    overdueCount: Type.Integer(),
  }),
  pickups: Type.Object({ underWay: Type.Integer(), today: Type.Integer() }),
  portal: Type.Union([PortalUse, Type.Null()], { description: 'for administrators' }),
})
export type HomeFigures = Static<typeof HomeFigures>

export const homeFigures = endpoint({
  method: 'POST',
  path: '/api/imsOrderServer/report/homeFigures',
  access: 'certificate',
  encoding: 'json',
  area: 'business',
  summary:
    'Sales with target and last year, receivables, pick-ups and orders that need attention, limited to the user’s own',
  body: Type.Object({ businessUnit: BusinessUnitFilter }),
  data: HomeFigures,
  provenance: { path: 'assumed', body: 'assumed', data: 'assumed' },
})
