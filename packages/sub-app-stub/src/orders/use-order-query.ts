import { useLocation, useSearchParams } from 'react-router-dom'
import { type OrderQuery, readOrderQuery, writeOrderQuery } from './order-query.ts'

/**
 * What the list asks for, kept in the address alone: so it can be linked to, and survives a reload of the portal.
 * `asked` differs each time something is asked for, the same again included.
 */
export function useOrderQuery() {
  const [search, setSearch] = useSearchParams()
  const { key: asked } = useLocation()
  const query = readOrderQuery(search)
  const ask = (changes: Partial<OrderQuery>) =>
    setSearch(writeOrderQuery({ ...query, ...changes }), { replace: true })
  return { query, asked, ask }
}
