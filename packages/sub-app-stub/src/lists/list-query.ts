import { useRef } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'

/** What a list requests: a page from 1, the sort field, and the relevant conditions. */
export interface ListQuery {
  readonly current: number
  readonly size: number
  readonly sort: string
  readonly conditions: Readonly<Record<string, string>>
}

export const pageSizes = [10, 20, 50, 100]
export const firstPage: ListQuery = { current: 1, size: 20, sort: '', conditions: {} }

/**
 * Parses an address like `?status=approved&current=2`; missing or invalid values are those of the first page.
 * @param names the conditions of the list
 */
export function readListQuery(search: URLSearchParams, names: readonly string[]): ListQuery {
  const text = (name: string) => search.get(name)?.trim() ?? ''
  const current = Number(text('current'))
  const size = Number(text('size'))
  return {
    current: Number.isSafeInteger(current) && current > 0 ? current : firstPage.current,
    size: pageSizes.includes(size) ? size : firstPage.size,
    sort: text('sort'),
    conditions: withoutEmpty(Object.fromEntries(names.map((name) => [name, text(name)]))),
  }
}

/** The address of a query, without default values. */
export function writeListQuery({ current, size, sort, conditions }: ListQuery): URLSearchParams {
  const search = new URLSearchParams(withoutEmpty(conditions))
  if (sort) search.set('sort', sort)
  if (current !== firstPage.current) search.set('current', String(current))
  if (size !== firstPage.size) search.set('size', String(size))
  return search
}

const withoutEmpty = (conditions: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(conditions).flatMap(([name, value]) => (value.trim() ? [[name, value.trim()]] : [])),
  )

/**
 * The query of a list, stored in the address alone: so it can be linked to, and survives a reload of the portal.
 * `kept` are query parameters of others. `asked` changes with each search, a repeated one included.
 */
export function useListQuery(names: readonly string[], kept: readonly string[] = []) {
  const [search, setSearch] = useSearchParams()
  const { key: asked } = useLocation()
  // The URL updates after the next render, so merge into the last requested query, not the rendered one.
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
