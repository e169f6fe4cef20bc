import { ContainerOutlined, ShopOutlined } from '@ant-design/icons'
import type { BusinessUnit } from '@portal/protocol/entities/business-unit'
import type { SystemMenu } from '@portal/protocol/entities/menu'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { getConfig } from '../../lib/config/runtime-config.ts'
import { systemRule } from '../../lib/config/systems.ts'
import { useMenuNavigation } from '../../menu/menu-navigation.ts'
import { findSystem, openPage } from '../../menu/menu-tree.ts'
import { api } from '../../session/api.ts'
import { type SearchEntry, type Section, type sectionsFor, unmarked } from './search-index.ts'

/** A record that a list call found. */
interface FoundRecord {
  readonly number: string
  readonly name: string
}

interface RecordSource {
  readonly kind: 'orders' | 'distributors'
  /** The widget of the home page whose pages list the same records: an installation says which those are. */
  readonly widget: 'orders' | 'retailOrders' | 'dealers'
  readonly unit?: BusinessUnit
  /** The page of a record, given that of its list (assumed). */
  readonly pathOf: (listPath: string, number: string) => string
  readonly icon: ReactNode
  readonly asksFor: (query: string) => boolean
  readonly load: (query: string, signal: AbortSignal) => Promise<readonly FoundRecord[]>
}

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

const distributors = {
  kind: 'distributors',
  pathOf: ofDistributor,
  icon: <ShopOutlined aria-hidden />,
  asksFor: (query) => looksLikeName(query) || looksLikeNumber(query),
} as const satisfies Partial<RecordSource>

/** The list calls that find a record by its number or name; all but that of the distributors are documented (specification §7). */
const sources: readonly RecordSource[] = [
  {
    kind: 'orders',
    widget: 'orders',
    unit: 'ceramic',
    pathOf: belowList,
    icon: <ContainerOutlined aria-hidden />,
    asksFor: looksLikeNumber,
    load: async (orderNo, signal) => {
      const { data } = await api.ceramicSalesOrderPage({ query: firstPage, body: { orderNo } }, { signal })
      return data.records.map((order) => ({
        number: order.orderNo,
        name: order.distributorName,
      }))
    },
  },
  {
    kind: 'orders',
    widget: 'retailOrders',
    pathOf: belowList,
    icon: <ContainerOutlined aria-hidden />,
    asksFor: looksLikeNumber,
    load: async (orderNo, signal) => {
      const { data } = await api.wyRetailOrderPage({ query: { ...firstPage, orderNo } }, { signal })
      return data.records.map((order) => ({
        number: order.orderNo,
        name: order.distributorName,
      }))
    },
  },
  {
    // Available to every user with access to orders.
    ...distributors,
    widget: 'orders',
    load: async (query, signal) => {
      const { data } = await api.distributorPage(
        { query: { ...firstPage, ...byNameOrCode(query) } },
        { signal },
      )
      return data.records.map(({ distributorCode, distributorName }) => ({
        number: distributorCode,
        name: distributorName,
      }))
    },
  },
  {
    ...distributors,
    widget: 'dealers',
    load: async (query, signal) => {
      const { data } = await api.bathDealerPage(
        { query: { ...firstPage, ...byNameOrCode(query) } },
        { signal },
      )
      return data.records.map(({ distributorCode, distributorName }) => ({
        number: distributorCode,
        name: distributorName,
      }))
    },
  },
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
  sources.flatMap((source) => {
    const refs = getConfig().homeWidgets?.[source.widget] ?? []
    const ref = refs.find(({ unit }) => !unit || !source.unit || unit === source.unit)
    const system = ref && findSystem(systems, ref.system)
    const page = ref && openPage(systems, ref)
    return system && page && systemRule(system.systemCode).opens === 'inside'
      ? [{ ...source, system, listPath: page.path }]
      : []
  })

async function find(asked: readonly SourceInMenus[], query: string, signal: AbortSignal) {
  // A list that can't be had is not worth a message: the menus are found all the same.
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
        // Two lists may have the same distributor: the first is opened.
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
