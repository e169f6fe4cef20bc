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

type PathOf = (listPath: string, number: string) => string

export interface RecordSource {
  readonly kind: RecordKind
  /** Of sources with the same call, only the first that the user has a page for is queried. */
  readonly call: CallId
  /** Pages that can open its records. */
  readonly pages: () => readonly PageRef[]
  readonly unit?: BusinessUnit
  /** The address of a record, given that of its list; below it if absent. */
  readonly pathOf?: PathOf
  readonly icon: ReactNode
  readonly asksFor: (query: string) => boolean
  readonly load: (query: string, options: { readonly signal: AbortSignal }) => Promise<readonly FoundRecord[]>
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

/** The address of most records is below that of their list (assumed). */
export const belowList: PathOf = (listPath, number) => `${listPath}/${encodeURIComponent(number)}`

const byNameOrCode = (query: string) =>
  looksLikeName(query) ? { distributorName: query } : { distributorCode: query.toUpperCase() }

const ofDistributor: PathOf = (listPath, distributorCode) =>
  `${listPath}?${new URLSearchParams({ distributorCode })}`

type Finds = Pick<RecordSource, 'kind' | 'icon' | 'asksFor'>

const orders = {
  kind: 'orders',
  icon: <ContainerOutlined aria-hidden />,
  asksFor: looksLikeNumber,
} satisfies Finds
const pickups = {
  kind: 'pickups',
  icon: <CarOutlined aria-hidden />,
  asksFor: looksLikeNumber,
} satisfies Finds
const contracts = {
  kind: 'contracts',
  icon: <FileProtectOutlined aria-hidden />,
  asksFor: looksLikeNumber,
} satisfies Finds
const looksLikeEither = (query: string) => looksLikeName(query) || looksLikeNumber(query)
const projects = {
  kind: 'projects',
  icon: <ProjectOutlined aria-hidden />,
  asksFor: looksLikeEither,
} satisfies Finds
const distributors = {
  kind: 'distributors',
  icon: <ShopOutlined aria-hidden />,
  asksFor: looksLikeEither,
} satisfies Finds

/** The records of an answer by the properties that have their numbers and names. */
const found =
  <Number extends string, Name extends string>(number: Number, name: Name) =>
  ({ data }: { readonly data: Rows<Number | Name> | { readonly records: Rows<Number | Name> } }) =>
    ('records' in data ? data.records : data).map((row) => ({ number: row[number], name: row[name] }))

type Rows<Key extends string> = readonly Readonly<Record<Key, string>>[]

const foundOrders = found('orderNo', 'distributorName')
const foundPickups = found('pickupNo', 'distributorName')
const foundContracts = found('contractNo', 'projectName')
const foundDistributors = found('distributorCode', 'distributorName')

/** Distributors of all business units: available to every user with access to orders. */
const anyDistributor = {
  ...distributors,
  call: 'distributorPage',
  load: (query, options) =>
    api.distributorPage({ query: { ...firstPage, ...byNameOrCode(query) } }, options).then(foundDistributors),
} satisfies Partial<RecordSource>

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
    load: (orderNo, options) =>
      api.ceramicSalesOrderPage({ query: firstPage, body: { orderNo } }, options).then(foundOrders),
  },
  {
    ...orders,
    call: 'salesOrderPage',
    pages: ofWidget('orders'),
    unit: 'bathroom',
    load: (orderNo, options) => {
      const query = { ...firstPage, orderNo, businessUnit: 'bathroom' } as const
      return api.salesOrderPage({ query }, options).then(foundOrders)
    },
  },
  {
    // The page with the orders of all units, for users without a unit's page.
    ...orders,
    call: 'salesOrderPage',
    pages: () => ofWidget('figures')().filter(({ unit }) => !unit),
    load: (orderNo, options) =>
      api.salesOrderPage({ query: { ...firstPage, orderNo } }, options).then(foundOrders),
  },
  {
    ...orders,
    call: 'wyRetailOrderPage',
    pages: ofWidget('retailOrders'),
    load: (orderNo, options) =>
      api.wyRetailOrderPage({ query: { ...firstPage, orderNo } }, options).then(foundOrders),
  },
  {
    ...pickups,
    call: 'pickOrderList',
    pages: ofWidget('pickups'),
    load: (pickupNo, options) =>
      api.pickOrderList({ query: { ...firstPage, pickupNo } }, options).then(foundPickups),
  },
  {
    ...pickups,
    call: 'wyPickupPage',
    pages: ofWidget('retailPickups'),
    load: (pickupNo, options) =>
      api.wyPickupPage({ query: { ...firstPage, pickupNo } }, options).then(foundPickups),
  },
  {
    ...projects,
    call: 'projectReviewPagination',
    pages: ofRecords('project'),
    load: (query, options) => {
      const body = { ...firstRows, ...(looksLikeName(query) ? { projectName: query } : { projectNo: query }) }
      return api.projectReviewPagination({ body }, options).then(found('projectNo', 'projectName'))
    },
  },
  {
    ...contracts,
    call: 'contractPagination',
    pages: ofRecords('contract'),
    load: (contractNo, options) =>
      api.contractPagination({ body: { ...firstRows, contractNo } }, options).then(foundContracts),
  },
  {
    ...contracts,
    call: 'contractWaitRegisterPagination',
    pages: ofRecords('waitingContract'),
    load: (contractNo, options) =>
      api
        .contractWaitRegisterPagination({ body: { ...firstRows, contractNo } }, options)
        .then(foundContracts),
  },
  { ...anyDistributor, pages: () => getConfig().distributorPages ?? [] },
  {
    ...distributors,
    call: 'bathDealerPage',
    pages: ofWidget('dealers'),
    load: (query, options) =>
      api
        .bathDealerPage({ query: { ...firstPage, ...byNameOrCode(query) } }, options)
        .then(foundDistributors),
  },
  // Without a page of distributors: the account of the distributor found, else its orders.
  { ...anyDistributor, pages: ofWidget('account'), pathOf: ofDistributor },
  { ...anyDistributor, pages: ofWidget('orders'), pathOf: ofDistributor },
]
