import type { Option } from '@portal/page-kit/list-model'
import type { Client } from '@portal/protocol/client'
import type { BusinessUnit } from '@portal/protocol/entities/business-unit'
import { useCall } from '../backend/use-call.ts'

/** More than the demo company sells; others are named by their code. */
const size = 500

/** Products of a business unit to choose from, by code. Empty until they are requested and known. */
export function useProducts(
  client: Client,
  businessUnit: BusinessUnit | 'all' | undefined,
  isWanted: boolean,
): readonly Option[] {
  const asked = isWanted ? businessUnit : undefined
  const { data = [] } = useCall(`products ${asked}`, async (signal) => {
    if (!asked) return []
    const query = { businessUnit: asked, current: 1, size }
    const { data } = await client.productPage({ query }, { signal })
    return data.records.map(({ productCode, productName }) => ({
      value: productCode,
      label: `${productCode} ${productName}`,
    }))
  })
  return data
}
