import { useLocation, useSearchParams } from 'react-router-dom'
import { type ListQuery, readListQuery, writeListQuery } from './list-query.ts'

/**
 * What a list asks for, kept in the address alone: so it can be linked to, and survives a reload of the portal.
 * `kept` are parts of the address that are none of the list's. `asked` differs each time something is asked for, the same again included.
 */
export function useListQuery(names: readonly string[], kept: readonly string[] = []) {
  const [search, setSearch] = useSearchParams()
  const { key: asked } = useLocation()
  const query = readListQuery(search, names)
  const ask = (changes: Partial<ListQuery>) => {
    const next = writeListQuery({ ...query, ...changes })
    for (const name of kept) {
      const value = search.get(name)
      if (value !== null) next.set(name, value)
    }
    setSearch(next, { replace: true })
  }
  return { query, asked, ask }
}
