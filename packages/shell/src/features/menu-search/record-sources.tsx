import {
  CarOutlined,
  ContainerOutlined,
  FileProtectOutlined,
  ProjectOutlined,
  ShopOutlined,
} from '@ant-design/icons'
import type { BusinessUnit } from '@portal/protocol/entities/business-unit'
import type { RuntimeConfig } from '@portal/protocol/installation/config-schema'
import type { HomeWidgetId } from '@portal/protocol/installation/home-widgets'
import type { CallId } from '@portal/protocol/registry'
import type { ReactNode } from 'react'
import { getConfig } from '../../lib/config/runtime-config.ts'
import { api } from '../../session/api.ts'

/** A record returned by a list call. */
interface FoundRecord {
  readonly number: string
  readonly name: string
}

/** In the order of their sections. */
export const recordKinds = ['orders', 'pickups', 'projects', 'contracts', 'distributors'] as const
export type RecordKind = (typeof recordKinds)[number]

export interface RecordSource {
  readonly kind: RecordKind
  /** Of sources with the same call, only the first that the user has a page for is queried. */
  readonly call: CallId
  /** Pages that can open its records. */
  readonly pages: () => readonly PageRef[]
  readonly unit?: BusinessUnit
  /** The address of a record, given that of its list (assumed). */
  readonly pathOf: (listPath: string, number: string) => string
  readonly icon: ReactNode
  readonly asksFor: (query: string) => boolean
  readonly load: (query: string, signal: AbortSignal) => Promise<readonly FoundRecord[]>
}

interface PageRef {
  readonly system: string
  readonly menu: string
  readonly unit?: BusinessUnit
}

/** The pages of a home page widget, which list the same records: an installation names them. */
const ofWidget = (widget: HomeWidgetId) => () => getConfig().homeWidgets?.[widget] ?? []

/** The pages on which an installation opens records of a kind. */
const ofRecords = (kind: keyof NonNullable<RuntimeConfig['recordPages']>) => () =>
  getConfig().recordPages?.[kind] ?? []

/** Maximum number of records shown per kind. */
export const most = 5
const firstPage = { current: 1, size: most }
const firstRows = { pageIndex: 1, pageRows: most }

/** Numbers and codes consist of Latin letters, digits and hyphens; fewer characters match too many. */
const looksLikeNumber = (query: string): boolean => /^[a-z\d-]{4,64}$/i.test(query)
const looksLikeName = (query: string): boolean =>
  /^\P{ASCII}.+$/u.test(query) || /^[a-z][a-z ]{2,}$/i.test(query)

const belowList: RecordSource['pathOf'] = (listPath, number) => `${listPath}/${encodeURIComponent(number)}`

const byNameOrCode = (query: string) =>
  looksLikeName(query) ? { distributorName: query } : { distributorCode: query.toUpperCase() }

const ofDistributor: RecordSource['pathOf'] = (listPath, distributorCode) =>
  `${listPath}?${new URLSearchParams({ distributorCode })}`

const orders = {
  kind: 'orders',
  pathOf: belowList,
  icon: <ContainerOutlined aria-hidden />,
  asksFor: looksLikeNumber,
} as const satisfies Partial<RecordSource>

const asOrder = ({ orderNo, distributorName }: { orderNo: string; distributorName: string }) => ({
  number: orderNo,
  name: distributorName,
})

async function loadOrders(
  filter: { readonly orderNo: string; readonly businessUnit?: BusinessUnit },
  signal: AbortSignal,
) {
  const { data } = await api.salesOrderPage({ query: { ...firstPage, ...filter } }, { signal })
  return data.records.map(asOrder)
}

const distributors = {
  kind: 'distributors',
  icon: <ShopOutlined aria-hidden />,
  asksFor: (query) => looksLikeName(query) || looksLikeNumber(query),
} as const satisfies Partial<RecordSource>

const asDistributor = (found: { distributorCode: string; distributorName: string }) => ({
  number: found.distributorCode,
  name: found.distributorName,
})

const pickups = {
  kind: 'pickups',
  pathOf: belowList,
  icon: <CarOutlined aria-hidden />,
  asksFor: looksLikeNumber,
} as const satisfies Partial<RecordSource>

const asPickup = ({ pickupNo, distributorName }: { pickupNo: string; distributorName: string }) => ({
  number: pickupNo,
  name: distributorName,
})

const contracts = {
  kind: 'contracts',
  pathOf: belowList,
  icon: <FileProtectOutlined aria-hidden />,
  asksFor: looksLikeNumber,
} as const satisfies Partial<RecordSource>

const asContract = ({ contractNo, projectName }: { contractNo: string; projectName: string }) => ({
  number: contractNo,
  name: projectName,
})

/** Distributors of all business units: available to every user with access to orders. */
const anyDistributor = {
  ...distributors,
  call: 'distributorPage',
  load: async (query, signal) => {
    const input = { query: { ...firstPage, ...byNameOrCode(query) } }
    return (await api.distributorPage(input, { signal })).data.records.map(asDistributor)
  },
} as const satisfies Partial<RecordSource>

/**
 * The list calls that find a record by number or name. Documented are those of tiles, wall products and bathroom
 * distributors (specification §7).
 */
export const recordSources: readonly RecordSource[] = [
  {
    ...orders,
    call: 'ceramicSalesOrderPage',
    pages: ofWidget('orders'),
    unit: 'ceramic',
    load: async (orderNo, signal) => {
      const input = { query: firstPage, body: { orderNo } }
      return (await api.ceramicSalesOrderPage(input, { signal })).data.records.map(asOrder)
    },
  },
  {
    ...orders,
    call: 'salesOrderPage',
    pages: ofWidget('orders'),
    unit: 'bathroom',
    load: (orderNo, signal) => loadOrders({ orderNo, businessUnit: 'bathroom' }, signal),
  },
  {
    // The page with the orders of all units, for users without a unit's page.
    ...orders,
    call: 'salesOrderPage',
    pages: () => ofWidget('figures')().filter(({ unit }) => !unit),
    load: (orderNo, signal) => loadOrders({ orderNo }, signal),
  },
  {
    ...orders,
    call: 'wyRetailOrderPage',
    pages: ofWidget('retailOrders'),
    load: async (orderNo, signal) => {
      const { data } = await api.wyRetailOrderPage({ query: { ...firstPage, orderNo } }, { signal })
      return data.records.map(asOrder)
    },
  },
  {
    ...pickups,
    call: 'pickOrderList',
    pages: ofWidget('pickups'),
    load: async (pickupNo, signal) => {
      const { data } = await api.pickOrderList({ query: { ...firstPage, pickupNo } }, { signal })
      return data.records.map(asPickup)
    },
  },
  {
    ...pickups,
    call: 'wyPickupPage',
    pages: ofWidget('retailPickups'),
    load: async (pickupNo, signal) => {
      const { data } = await api.wyPickupPage({ query: { ...firstPage, pickupNo } }, { signal })
      return data.records.map(asPickup)
    },
  },
  {
    kind: 'projects',
    call: 'projectReviewPagination',
    pages: ofRecords('project'),
    pathOf: belowList,
    icon: <ProjectOutlined aria-hidden />,
    asksFor: (query) => looksLikeNumber(query) || looksLikeName(query),
    load: async (query, signal) => {
      const which = looksLikeName(query) ? { projectName: query } : { projectNo: query }
      const { data } = await api.projectReviewPagination({ body: { ...firstRows, ...which } }, { signal })
      return data.map(({ projectNo, projectName }) => ({ number: projectNo, name: projectName }))
    },
  },
  {
    ...contracts,
    call: 'contractPagination',
    pages: ofRecords('contract'),
    load: async (contractNo, signal) => {
      const { data } = await api.contractPagination({ body: { ...firstRows, contractNo } }, { signal })
      return data.map(asContract)
    },
  },
  {
    ...contracts,
    call: 'contractWaitRegisterPagination',
    pages: ofRecords('waitingContract'),
    load: async (contractNo, signal) => {
      const input = { body: { ...firstRows, contractNo } }
      return (await api.contractWaitRegisterPagination(input, { signal })).data.map(asContract)
    },
  },
  { ...anyDistributor, pages: () => getConfig().distributorPages ?? [], pathOf: belowList },
  {
    ...distributors,
    call: 'bathDealerPage',
    pages: ofWidget('dealers'),
    pathOf: belowList,
    load: async (query, signal) => {
      const input = { query: { ...firstPage, ...byNameOrCode(query) } }
      return (await api.bathDealerPage(input, { signal })).data.records.map(asDistributor)
    },
  },
  // Without a page of distributors: the account of the distributor found, else its orders.
  { ...anyDistributor, pages: ofWidget('account'), pathOf: ofDistributor },
  { ...anyDistributor, pages: ofWidget('orders'), pathOf: ofDistributor },
]
