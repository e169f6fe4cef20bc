import type { Option, RecordFilter, RecordView } from '@portal/page-kit/list-model'
import type { BusinessUnit } from '@portal/protocol/entities/business-unit'
import { usePortalSnapshot } from '@portal/sub-app-sdk/react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { usePortalClient } from '../backend/portal-client.ts'
import { codesOf, codeText } from '../i18n/codes.ts'
import { useTexts } from '../i18n/texts.ts'
import type { Filter, ListDefinition } from './list-definition.ts'
import { firstPage, type ListQuery } from './list-query.ts'

/** More than the demo company sells; others are named by their code. */
const size = 500

/** Products of a business unit to choose from, by code. Empty until they are requested and known. */
function useProducts(businessUnit: BusinessUnit | 'all' | undefined, isWanted: boolean): readonly Option[] {
  const client = usePortalClient()
  const asked = isWanted ? businessUnit : undefined
  const { data = [] } = useQuery({
    queryKey: ['products', asked],
    queryFn: async ({ signal }) => {
      if (!asked) return []
      const query = { businessUnit: asked, current: 1, size }
      const { data } = await client.productPage({ query }, { signal })
      return data.records.map(({ productCode, productName }) => ({
        value: productCode,
        label: `${productCode} ${productName}`,
      }))
    },
  })
  return data
}

/** Enough to see every distributor of the demo company; others are named by their code. */
const rows = 500

/**
 * Distributors to choose from, by code: there is no call that lists them all, but those who ordered anything are in
 * the sums. Empty until they are known.
 */
function useDistributors(isWanted: boolean): readonly Option[] {
  const client = usePortalClient()
  const { data = [] } = useQuery({
    queryKey: ['distributors'],
    enabled: isWanted,
    queryFn: async ({ signal }) => {
      const answer = await client.gatherList({ query: { current: 1, size: rows } }, { signal })
      const names = new Map(answer.data.records.map((row) => [row.distributorCode, row.distributorName]))
      return [...names].sort().map(([value, label]) => ({ value, label }))
    },
  })
  return data
}

/** The conditions of a list with their names and words in the portal's language. */
export function useRecordFilters(
  filters: readonly Filter[],
  { conditions }: ListQuery,
): readonly RecordFilter[] {
  const { fields } = useTexts()
  const { language, user } = usePortalSnapshot()
  const [isAsked, setAsked] = useState(false)
  const [areProductsAsked, setProductsAsked] = useState(false)
  // A chosen record is shown by its name.
  const isChosen = filters.some((filter) => filter.kind === 'distributor' && conditions[filter.name])
  const distributors = useDistributors(isAsked || Boolean(isChosen))
  const productFilter = filters.find((filter) => filter.kind === 'product')
  const isProductChosen = productFilter && conditions[productFilter.name] !== undefined
  const products = useProducts(productFilter?.of, areProductsAsked || isProductChosen === true)
  const optionsOf = ({ codes, only }: Extract<Filter, { kind: 'choice' }>) =>
    codesOf(language, codes)
      .filter(([code]) => !only || only.includes(code))
      .map(([value, label]) => ({ value, label }))

  const recordFilter = (filter: Filter): RecordFilter => {
    const label = fields[filter.label]
    if ('from' in filter) {
      const { kind, from, to } = filter
      return { kind: 'dates', unit: kind === 'days' ? 'day' : 'month', label, from, to }
    }
    const { name, kind } = filter
    if (kind === 'text') return { kind, name, label }
    if (kind === 'choice') return { kind, name, label, options: optionsOf(filter) }
    const [options, ask] = kind === 'product' ? [products, setProductsAsked] : [distributors, setAsked]
    return { kind: 'choice', name, label, options, onOpen: () => ask(true) }
  }
  const shown = filters.filter(
    (filter) =>
      !('isForStaff' in filter && user.isDistributor) &&
      !('isFromFigures' in filter && conditions[filter.name] === undefined),
  )
  return shown.map(recordFilter)
}

/**
 * The row counts of a list's views under its other conditions, loaded after the list; the views work without them.
 * @param conditions those of the list's current answer
 * @param answeredAt when it came; another one reloads the counts
 */
export function useViewCounts(
  definition: ListDefinition,
  conditions: ListQuery['conditions'] | undefined,
  answeredAt: number,
) {
  const client = usePortalClient()
  const { language } = usePortalSnapshot()
  const { noun, views, load } = definition
  // Failures are reported by the list itself.
  const { data: counts = {} } = useQuery({
    queryKey: ['viewCounts', noun, conditions, answeredAt],
    queryFn: async ({ signal }): Promise<Readonly<Record<string, number>>> => {
      const { [views?.name ?? '']: _part, ...others } = conditions ?? {}
      const count = async (code: string) => {
        const counted = views && code ? { ...others, [views.name]: code } : others
        const { total } = await load(client, { ...firstPage, size: 1, conditions: counted }, signal)
        return [code, total] as const
      }
      return Object.fromEntries(await Promise.all(['', ...(views?.of ?? [])].map(count)))
    },
    enabled: views !== undefined && answeredAt > 0,
    placeholderData: keepPreviousData,
  })

  const parts = (views?.of ?? []).map(
    (code): RecordView => ({
      label: views ? codeText(language, views.codes, code) : code,
      conditions: views ? { [views.name]: code } : {},
      count: counts[code],
    }),
  )
  return { views: parts, wholeCount: counts[''] }
}
