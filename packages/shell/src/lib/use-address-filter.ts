import { useState } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'

/** History state of a filtered list: the key of the visit that the filtering began with. */
interface Filtering {
  readonly filteredFrom: string
}

const isFiltering = (state: unknown): state is Filtering =>
  typeof state === 'object' &&
  state !== null &&
  'filteredFrom' in state &&
  typeof state.filteredFrom === 'string'

/** Changes with every navigation to the list, but not while the user filters it. */
export function useVisitKey(): string {
  const { key, state } = useLocation()
  return isFiltering(state) ? state.filteredFrom : key
}

/** Starts with the address's filter; from then on the page owns it and updates the address. */
export function useAddressFilter<Filter>(
  visitKey: string,
  read: (query: URLSearchParams) => Filter,
  write: (filter: Filter) => URLSearchParams,
) {
  const [query, setQuery] = useSearchParams()
  const [filter, setFilter] = useState(() => read(query))
  return {
    filter,
    filterBy: (next: Filter) => {
      setFilter(next)
      const state: Filtering = { filteredFrom: visitKey }
      setQuery(write(next), { replace: true, state })
    },
  }
}
