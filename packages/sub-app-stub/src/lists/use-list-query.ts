import { useRef } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import { type ListQuery, readListQuery, writeListQuery } from './list-query.ts'

/**
 * What a list asks for, kept in the address alone: so it can be linked to, and survives a reload of the portal.
 * `kept` are parts of the address that are none of the list's. `asked` differs each time something is asked for, the same again included.
 */
export function useListQuery(names: readonly string[], kept: readonly string[] = []) {
  const [search, setSearch] = useSearchParams()
  const { key: asked } = useLocation()
  // An address is drawn some time after it was asked for: whoever asks meanwhile builds on the one that will be.
  const next = useRef({ after: asked, search })
  const ask = (changes: Partial<ListQuery>) => {
    const newest = next.current.after === asked ? next.current.search : search
    const wanted = writeListQuery({ ...readListQuery(newest, names), ...changes })
    for (const name of kept) {
      const value = newest.get(name)
      if (value !== null) wanted.set(name, value)
    }
    next.current = { after: asked, search: wanted }
    setSearch(wanted, { replace: true })
  }
  return { query: readListQuery(search, names), asked, ask }
}
