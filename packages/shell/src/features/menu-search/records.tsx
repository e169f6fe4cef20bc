import { ContainerOutlined, ShopOutlined } from '@ant-design/icons'
import type { BusinessUnit } from '@portal/protocol/entities/business-unit'
import type { SystemMenu } from '@portal/protocol/entities/menu'
import type { HomeWidgetId } from '@portal/protocol/installation/home-widgets'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { getConfig } from '../../lib/config/runtime-config.ts'
import { systemRule } from '../../lib/config/systems.ts'
import { useMenuNavigation } from '../../menu/menu-navigation.ts'
import { findOpenPage, findSystem } from '../../menu/menu-tree.ts'
import { api } from '../../session/api.ts'
import { type SearchEntry, type Section, type sectionsFor, unmarked } from './search-index.ts'

/** A record that a list call found. */
interface FoundRecord {
  readonly number: string
  readonly name: string
}

interface RecordSource {
  readonly kind: 'orders' | 'distributors'
  /** Of the sources that ask the same call, the first that the user has a page for is asked. */
  readonly call: string
  /** Pages on which its records open. */
  readonly pages: () => readonly PageRef[]
  readonly unit?: BusinessUnit
  /** The page of a record, given that of its list (assumed). */
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

/** The pages of a widget of the home page, which list the same records: an installation says which those are. */
const ofWidget = (widget: HomeWidgetId) => () => getConfig().homeWidgets?.[widget] ?? []

/** Records of each kind that are shown. */
const most = 5
const firstPage = { current: 1, size: most }

/** Numbers and codes are written in Latin letters, digits and hyphens; fewer characters find too many. */
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
 * The list calls that find a record by its number or name. Documented are those of tiles, wall products and bathroom distributors
 * (specification §7); a backend without one of the others finds nothing by it.
 */
const sources: readonly RecordSource[] = [
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
    // The page with the orders of all units, for people without a page of one.
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
  // Without a page of distributors: the account of the one that was found, else its orders.
  { ...anyDistributor, pages: ofWidget('account'), pathOf: ofDistributor },
  { ...anyDistributor, pages: ofWidget('orders'), pathOf: ofDistributor },
]

/** The query once nothing more was typed for a moment: not every letter is worth a call. */
function useSettled(query: string): string {
  const [settled, setSettled] = useState(query)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(query), 250)
    return () => clearTimeout(timer)
  }, [query])
  return settled
}

interface SourceInMenus extends RecordSource {
  readonly system: SystemMenu
  readonly listPath: string
}

/** What the user can open by the menus, inside the portal. */
const sourcesIn = (systems: readonly SystemMenu[]): readonly SourceInMenus[] =>
  sources
    .flatMap((source) => {
      const fitting = source.pages().filter(({ unit }) => !unit || !source.unit || unit === source.unit)
      const found = fitting.flatMap((ref) => {
        const system = findSystem(systems, ref.system)
        const page = findOpenPage(systems, ref)
        return system && page && systemRule(system.systemCode).opens === 'inside'
          ? [{ ...source, system, listPath: page.path }]
          : []
      })
      return found.slice(0, 1)
    })
    .filter(({ call }, at, all) => all.findIndex((one) => one.call === call) === at)

async function find(asked: readonly SourceInMenus[], query: string, signal: AbortSignal) {
  // A list that can't be loaded is not worth a message: the menus are found anyway.
  const answers = await Promise.allSettled(asked.map((source) => source.load(query, signal)))
  return answers.flatMap((answer, index) => {
    const source = asked[index]
    return answer.status === 'fulfilled' && source
      ? answer.value.slice(0, most).map((record) => ({ ...record, source }))
      : []
  })
}

/** The sections of records that the query finds: orders by their number, distributors by name or code. */
export function useRecords(systems: readonly SystemMenu[], typed: string): readonly Section[] {
  const { openMenu } = useMenuNavigation()
  const query = useSettled(typed.trim())
  const asked = useMemo(() => sourcesIn(systems).filter((source) => source.asksFor(query)), [systems, query])
  const { data } = useQuery({
    queryKey: ['search records', query, asked.map(({ listPath }) => listPath).join()],
    queryFn: ({ signal }) => find(asked, query, signal),
    enabled: asked.length > 0,
    staleTime: 30_000,
    retry: false,
    meta: { silent: true },
  })
  return useMemo(() => {
    if (!data || query !== typed.trim()) return []
    const entries = (kind: RecordSource['kind']) =>
      data
        .filter(({ source }) => source.kind === kind)
        // Two lists may have the same record: the first is opened.
        .filter(({ number }, at, all) => all.findIndex((one) => one.number === number) === at)
        .map(
          ({ number, name, source: { system, icon, listPath, pathOf } }): SearchEntry => ({
            key: `record ${system.systemCode} ${listPath} ${number}`,
            name: kind === 'orders' ? number : name,
            code: kind === 'orders' ? '' : number,
            path: '',
            trail: kind === 'orders' ? [system.systemName, name] : [system.systemName],
            disabled: false,
            action: {
              icon,
              opensPage: true,
              run: () =>
                openMenu(system.systemCode, {
                  menuName: number,
                  path: pathOf(listPath, number),
                  htmlUrl: null,
                }),
            },
          }),
        )
    return (['orders', 'distributors'] as const)
      .map((kind) => ({ kind, rows: entries(kind).map(unmarked) }))
      .filter(({ rows }) => rows.length > 0)
  }, [data, query, typed, openMenu])
}

/** The records after what the menus have. */
export const withRecords = (found: ReturnType<typeof sectionsFor>, records: readonly Section[]) => ({
  sections: [...found.sections, ...records],
  total: found.total + records.reduce((sum, { rows }) => sum + rows.length, 0),
})
