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

/**
 * The filter in the address, and how to change it in place. `rootKey` changes with every navigation that comes from
 * elsewhere and stays while the user filters.
 */
export function useNoticeFilter() {
  const { key, state } = useLocation()
  const [query, setQuery] = useSearchParams()
  const rootKey = isFiltering(state) ? state.filteredFrom : key
  return {
    filter: readFilter(query),
    rootKey,
    filterBy: (filter: NoticeFilter) =>
      setQuery(filterQuery(filter), {
        replace: true,
        state: { filteredFrom: rootKey } satisfies Filtering,
      }),
  }
}
