import type { Endpoint } from '@portal/protocol/endpoint'
import { type CallId, calls } from '@portal/protocol/registry'
import type { TestApp } from './test-app.ts'

export type Row = Readonly<Record<string, string | number>>
export type Wish = Readonly<Record<string, string | number>>

interface ListCase {
  readonly id: CallId
  /** Fields that it may be sorted by; its own order is by the first. */
  readonly sorts: readonly [string, ...string[]]
  /** Whether its default order starts with the smallest. */
  readonly ascending?: true
  /** A field that is searched for a part of it. */
  readonly part?: string
  /** A field with a few possible values. */
  readonly word?: string
  /** A time that is searched by days, without its `At`. */
  readonly days?: string
  /** Fields that are summed over all pages. */
  readonly sums?: readonly string[]
  /** Its rows belong to no distributor. */
  readonly isEverybodys?: true
  /** Paged by pageIndex and pageRows. */
  readonly byIndex?: true
}

const pickups = { sorts: ['requestedAt', 'pickupDate'], word: 'status', days: 'requested' } as const
const contracts = { sorts: ['signedAt', 'amount'], days: 'signed', byIndex: true } as const

export const listCases: readonly ListCase[] = [
  {
    id: 'gatherList',
    sorts: ['month', 'amount', 'orderCount'],
    sums: ['orderCount', 'quantity', 'amount'],
  },
  {
    id: 'wyRetailOrderPage',
    sorts: ['orderedAt', 'amount'],
    part: 'customerName',
    word: 'status',
    days: 'ordered',
    sums: ['quantity', 'amount'],
  },
  { id: 'pickOrderList', ...pickups, part: 'orderNo' },
  { id: 'wyPickupPage', ...pickups, part: 'orderNo' },
  { id: 'ceramicPickupOrderHeadList', ...pickups, part: 'pickupNo' },
  { id: 'bathSamplePage', sorts: ['requestedAt'], part: 'storeName', word: 'status', days: 'requested' },
  {
    id: 'bathDealerPage',
    sorts: ['distributorCode', 'city'],
    ascending: true,
    part: 'distributorName',
    word: 'level',
  },
  {
    id: 'productPage',
    sorts: ['productCode', 'unitPrice', 'stock'],
    ascending: true,
    part: 'productName',
    word: 'series',
    isEverybodys: true,
  },
  {
    id: 'salesOrderPage',
    sorts: ['orderedAt', 'amount'],
    part: 'orderNo',
    word: 'status',
    days: 'ordered',
    sums: ['quantity', 'amount'],
  },
  { id: 'storePage', sorts: ['storeName', 'displayed'], ascending: true, part: 'storeName' },
  {
    id: 'distributorPage',
    sorts: ['distributorCode', 'city'],
    ascending: true,
    part: 'distributorName',
    word: 'level',
  },
  {
    id: 'projectReviewPagination',
    sorts: ['registeredAt', 'amount'],
    part: 'projectName',
    word: 'stage',
    days: 'registered',
    byIndex: true,
  },
  { id: 'contractWaitRegisterPagination', ...contracts, part: 'projectName' },
  { id: 'contractPagination', ...contracts, part: 'contractNo', word: 'status' },
]

/** A page in the list's own way of paging. */
export const pageWish = ({ byIndex }: Pick<ListCase, 'byIndex'>, current: number, size: number): Wish =>
  byIndex ? { pageIndex: current, pageRows: size } : { current, size }

/** Where the call takes its wishes. */
export function wishInput(id: CallId, wish: Wish) {
  const call: Endpoint = calls[id]
  return call.method === 'GET' ? { query: wish } : { body: wish }
}

/** What a list answers, in whichever of the two forms. */
export async function askList(
  portal: TestApp,
  id: CallId,
  wish: Wish = {},
  userName = 'liufang',
): Promise<{ rows: Row[]; total: number }> {
  const certificate = await portal.certificateOf(userName)
  const { data, count = -1, msg } = await portal.call(id, wishInput(id, wish), certificate)
  if (Array.isArray(data)) return { rows: data, total: count }
  if (data === null) throw new Error(msg)
  const { records, total } = data as { records: Row[]; total: number } // as these calls are defined
  return { rows: records, total }
}

/** The totals of all pages that a list returns. */
export async function askSums(portal: TestApp, id: CallId, wish: Wish): Promise<Row> {
  const input = wishInput(id, { ...wish, size: 1 })
  const { data } = await portal.call(id, input, await portal.certificateOf('liufang'))
  return (data as { sums: Row }).sums // as these calls are defined
}

/** Every row that the wishes leave. */
export const readWholeList = (portal: TestApp, list: Pick<ListCase, 'id' | 'byIndex'>, wish: Wish = {}) =>
  askList(portal, list.id, { ...pageWish(list, 1, 999_999), ...wish })

export const valuesOf = (rows: readonly Row[], field: string) => rows.map((row) => row[field] ?? '')
