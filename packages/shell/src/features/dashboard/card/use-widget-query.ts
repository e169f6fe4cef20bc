import { type UseQueryResult, useQuery } from '@tanstack/react-query'

/** What a card needs of its query. */
export type WidgetQuery<Data> = Pick<
  UseQueryResult<Data>,
  'data' | 'error' | 'isPending' | 'isError' | 'isFetching' | 'refetch'
>

interface WidgetQueryOptions {
  /** Reloaded whenever the page is shown or the window gets the focus, even if fresh: the list changes elsewhere. */
  readonly alwaysFresh?: boolean
  readonly enabled?: boolean
}

/** Keys of the home page's data begin with this. */
export const homeKey = 'home'

/** Widgets that share data and are rendered one after the other request it once. */
const sharedMs = 1000

/**
 * Server data of one widget, which reports its own failure. Reloaded when the page is shown again, since the user may
 * have changed it elsewhere; on window focus once it is five minutes old.
 */
export function useWidgetQuery<Data>(
  key: readonly unknown[],
  ask: (options: { readonly signal: AbortSignal }) => Promise<Data>,
  { alwaysFresh = false, enabled = true }: WidgetQueryOptions = {},
): UseQueryResult<Data> {
  return useQuery({
    queryKey: [homeKey, ...key],
    queryFn: ({ signal }) => ask({ signal }),
    meta: { silent: true },
    enabled,
    refetchOnMount: ({ state }) =>
      alwaysFresh || Date.now() - state.dataUpdatedAt > sharedMs ? 'always' : true,
    refetchOnWindowFocus: alwaysFresh ? 'always' : true,
  })
}
