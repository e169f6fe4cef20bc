import type { Client } from '@portal/protocol/client'
import { useCall } from '../backend/use-call.ts'

/** Enough to see every distributor of the demo company; others are named by their code. */
const rows = 500

/**
 * Distributors to choose from, by code: there is no call that lists them all, but those who ordered anything are in
 * the sums. Empty until they are known.
 */
export function useDistributors(client: Client, isWanted = true) {
  const { data = [] } = useCall(isWanted ? 'distributors' : '', async (signal) => {
    if (!isWanted) return []
    const answer = await client.gatherList({ query: { current: 1, size: rows } }, { signal })
    const names = new Map(answer.data.records.map((row) => [row.distributorCode, row.distributorName]))
    return [...names].sort().map(([code, name]) => ({ code, name }))
  })
  return data
}
