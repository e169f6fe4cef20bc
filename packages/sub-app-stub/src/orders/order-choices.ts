import type { Distributor } from '@portal/protocol/calls/bathroom'
import type { SalesOrder } from '@portal/protocol/calls/order'
import type { Product } from '@portal/protocol/calls/sales-order'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { usePortalClient } from '../backend/portal-client.ts'
import type { ProductsByCode } from '../forms/order-values.ts'

/** Enough to choose from without further calls. */
const size = 500

export type BusinessUnit = SalesOrder['businessUnit']

/** What an order of a business unit can be made of. */
export interface OrderChoices {
  readonly distributors: readonly Distributor[]
  readonly products: readonly Product[]
}

const none: OrderChoices = { distributors: [], products: [] }

/** The distributors and products to choose from; empty until they are known. */
export function useOrderChoices(businessUnit: BusinessUnit) {
  const client = usePortalClient()
  const { data, error, refetch } = useQuery({
    queryKey: ['orderChoices', businessUnit],
    queryFn: async ({ signal }): Promise<OrderChoices> => {
      const query = { businessUnit, current: 1, size }
      const [distributors, products] = await Promise.all([
        client.distributorPage({ query }, { signal }),
        client.productPage({ query }, { signal }),
      ])
      return { distributors: distributors.data.records, products: products.data.records }
    },
  })
  const choices = data ?? none
  const productsByCode: ProductsByCode = useMemo(
    () => new Map(choices.products.map((product) => [product.productCode, product])),
    [choices],
  )
  return { ...choices, productsByCode, isKnown: data !== undefined, error, refetch }
}
