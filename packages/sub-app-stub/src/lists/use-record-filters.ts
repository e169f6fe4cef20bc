import type { Option, RecordFilter } from '@portal/page-kit/list-model'
import type { Client } from '@portal/protocol/client'
import type { BusinessUnit } from '@portal/protocol/entities/business-unit'
import { usePortalSnapshot } from '@portal/sub-app-sdk/react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { codesOf } from '../i18n/codes.ts'
import { useTexts } from '../i18n/texts.ts'
import type { Filter } from './list-definition.ts'
import type { ListQuery } from './list-query.ts'

/** More than the demo company sells; others are named by their code. */
const size = 500

/** Products of a business unit to choose from, by code. Empty until they are requested and known. */
function useProducts(
  client: Client,
  businessUnit: BusinessUnit | 'all' | undefined,
  isWanted: boolean,
): readonly Option[] {
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
function useDistributors(client: Client, isWanted = true) {
  const { data = [] } = useQuery({
    queryKey: ['distributors'],
    enabled: isWanted,
    queryFn: async ({ signal }) => {
      const answer = await client.gatherList({ query: { current: 1, size: rows } }, { signal })
      const names = new Map(answer.data.records.map((row) => [row.distributorCode, row.distributorName]))
      return [...names].sort().map(([code, name]) => ({ code, name }))
    },
  })
  return data
}

/** The conditions of a list with their names and words in the portal's language. */
export function useRecordFilters(
  client: Client,
  filters: readonly Filter[],
  { conditions }: ListQuery,
): readonly RecordFilter[] {
  const { fields } = useTexts()
  const { language, user } = usePortalSnapshot()
  const [isAsked, setAsked] = useState(false)
  const [areProductsAsked, setProductsAsked] = useState(false)
  // A chosen record is shown by its name.
  const isChosen = filters.some((filter) => filter.kind === 'distributor' && conditions[filter.name])
  const distributors = useDistributors(client, isAsked || isChosen)
  const productFilter = filters.find((filter) => filter.kind === 'product')
  const isProductChosen = productFilter && conditions[productFilter.name] !== undefined
  const products = useProducts(client, productFilter?.of, areProductsAsked || isProductChosen === true)
  const optionsOf = ({ codes, only }: Extract<Filter, { kind: 'choice' }>) =>
    codesOf(language, codes)
      .filter(([code]) => !only || only.includes(code))
      .map(([value, label]) => ({ value, label }))

  const recordFilter = (filter: Filter): RecordFilter => {
    const label = fields[filter.label]
    switch (filter.kind) {
      case 'text':
        return { kind: 'text', name: filter.name, label }
      case 'days':
      case 'months': {
        const { kind, from, to } = filter
        return { kind: 'dates', unit: kind === 'days' ? 'day' : 'month', label, from, to }
      }
      case 'distributor': {
        const options = distributors.map(({ code, name }) => ({ value: code, label: name }))
        return { kind: 'choice', name: filter.name, label, options, onOpen: () => setAsked(true) }
      }
      case 'product': {
        const onOpen = () => setProductsAsked(true)
        return { kind: 'choice', name: filter.name, label, options: products, onOpen }
      }
      case 'choice':
        return { kind: 'choice', name: filter.name, label, options: optionsOf(filter) }
    }
  }
  const shown = filters.filter(
    (filter) =>
      !('isForStaff' in filter && user.isDistributor) &&
      !('isFromFigures' in filter && conditions[filter.name] === undefined),
  )
  return shown.map(recordFilter)
}
