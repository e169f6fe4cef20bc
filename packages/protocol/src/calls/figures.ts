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

/** The calls of one part of the backend in the last 24 hours. */
const ServiceUse = Type.Object({
  service: Type.String({ description: 'second part of the address of its calls, e.g. imsOrderServer' }),
  calls: Type.Integer(),
  failures: Type.Integer({ description: 'answered with HTTP 5xx' }),
  slowMs: Type.Integer({ description: 'of a hundred calls, 95 took no longer' }),
})
export type ServiceUse = Static<typeof ServiceUse>

/** A user with a live session. */
const SignedInPerson = Type.Object({
  userName: Type.String(),
  userFullName: Type.String(),
  signedInAt: Type.String({ format: 'date-time', description: 'of the latest session' }),
})
export type SignedInPerson = Static<typeof SignedInPerson>

/** Three hours of the last 24. */
const HoursOfUse = Type.Object({
  calls: Type.Integer(),
  failures: Type.Integer(),
  signIns: Type.Integer(),
})

/** Usage of the portal itself. A backend may omit optional fields. */
const PortalUse = Type.Object({
  signedIn: Type.Integer({ description: 'people with a live session' }),
  signInsToday: Type.Integer(),
  noticesShown: Type.Integer({ description: 'notices whose time has come and is not over' }),
  failures: Type.Integer({ description: 'calls of the last 24 hours that a system answered with HTTP 5xx' }),
  noticesRead: Type.Integer({ description: 'of a hundred deliveries of these, those that were read' }),
  people: Type.Optional(Type.Array(SignedInPerson, { description: 'who is signed in, the latest first' })),
  services: Type.Optional(
    Type.Array(ServiceUse, { description: 'those with most failures first, then by calls' }),
  ),
  hours: Type.Optional(
    Type.Array(HoursOfUse, { description: 'the last 24 hours, three at a time, oldest first' }),
  ),
})

/** Sales of wall products. */
const RetailFigures = Type.Object({
  months: Type.Array(
    Type.Object({ month: Type.String(), amount: Type.Number(), orderCount: Type.Integer() }),
    { description: 'the last one is this month until now' },
  ),
  lastMonth: Type.Number({ description: 'as much of the month before as has passed of this one' }),
  measuring: Type.Integer(),
  scheduled: Type.Integer(),
  pickups: Type.Integer({ description: 'pick-ups that are booked' }),
})

/** How many of those who got a notice have read it. */
const NoticeReach = Type.Object({
  title: Type.String(),
  delivered: Type.Integer(),
  read: Type.Integer(),
  endDate: Type.String({ format: 'date-time' }),
})
export type NoticeReach = Static<typeof NoticeReach>

/** What editors of notices look after. */
const Editing = Type.Object({
  shown: Type.Integer({ description: 'notices whose time has come and is not over' }),
  readPercent: Type.Integer({ description: 'of a hundred deliveries of these, those that were read' }),
  ahead: Type.Integer({ description: 'notices whose time is still to come' }),
  ending: Type.Integer({ description: 'shown ones that end within seven days' }),
  surveys: Type.Object({ open: Type.Integer(), asked: Type.Integer(), answered: Type.Integer() }),
  notices: Type.Array(NoticeReach, { description: 'those that are shown, the newest first' }),
})

/**
 * The figures of a user's home page, over the user's rows: a distributor's own, those of a sales person's or clerk's
 * distributors, else the company's. The last month is the current one; its `lastYear` covers the same share of days.
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
  retail: Type.Optional(
    Type.Union([RetailFigures, Type.Null()], { description: 'for those who sell wall products' }),
  ),
  editing: Type.Optional(Type.Union([Editing, Type.Null()], { description: 'for editors of notices' })),
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
