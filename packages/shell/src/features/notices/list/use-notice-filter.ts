import { useState } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import { filterQuery, type NoticeFilter, readFilter } from './filter.ts'

/** What the history remembers of a filtered list: the visit that the filtering began with. */
interface Filtering {
  readonly filteredFrom: string
}

const isFiltering = (state: unknown): state is Filtering =>
  typeof state === 'object' &&
  state !== null &&
  'filteredFrom' in state &&
  typeof state.filteredFrom === 'string'

/** Changes with every navigation to the list that comes from elsewhere, and stays while the user filters it. */
export function useVisitKey(): string {
  const { key, state } = useLocation()
  return isFiltering(state) ? state.filteredFrom : key
}

/** The filter as the address had it at the visit; from then on it is the page's, and the address follows. */
export function useNoticeFilter(visitKey: string) {
  const [query, setQuery] = useSearchParams()
  const [filter, setFilter] = useState(() => readFilter(query))
  return {
    filter,
    filterBy: (next: NoticeFilter) => {
      setFilter(next)
      const state: Filtering = { filteredFrom: visitKey }
      setQuery(filterQuery(next), { replace: true, state })
    },
  }
}
