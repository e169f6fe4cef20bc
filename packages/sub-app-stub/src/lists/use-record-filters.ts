import type { RecordFilter } from '@portal/page-kit/list-model'
import type { Client } from '@portal/protocol/client'
import { usePortalSnapshot } from '@portal/sub-app-sdk/react'
import { useState } from 'react'
import { codesOf } from '../i18n/codes.ts'
import { useTexts } from '../i18n/texts.ts'
import type { Filter } from './list-definition.ts'
import type { ListQuery } from './list-query.ts'
import { useDistributors } from './use-distributors.ts'
import { useProducts } from './use-products.ts'

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
