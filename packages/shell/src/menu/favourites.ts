import type { Favourite } from '@portal/protocol/entities/favourite'
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '../api/client.ts'
import { tellRejection } from '../feedback/tell-rejection.ts'
import { listOf } from '../session/load-session.ts'

const favouritesQuery = queryOptions({
  queryKey: ['favourites'],
  queryFn: async ({ signal }) => listOf((await api.findInCollection({ body: {} }, { signal })).data),
  // Who shows them tells a failure in place.
  meta: { silent: true },
})

/** Added at the end, as the server lists them; a page is a favourite once. */
export const withFavourite = (favourites: readonly Favourite[], added: Favourite): readonly Favourite[] => [
  ...withoutFavourite(favourites, added.menuId),
  added,
]

export const withoutFavourite = (favourites: readonly Favourite[], menuId: number): readonly Favourite[] =>
  favourites.filter((favourite) => favourite.menuId !== menuId)

/** The pages that the user keeps at hand (specification §7: the collection calls), and how to keep or give up one by its menuId. */
export function useFavourites() {
  const client = useQueryClient()
  const query = useQuery(favouritesQuery)

  const reload = () => client.invalidateQueries({ queryKey: favouritesQuery.queryKey })

  /** What an answer of the server says of one page; a list that is not there yet is left to be loaded. */
  const note = async (change: (known: readonly Favourite[]) => readonly Favourite[]) => {
    await client.cancelQueries({ queryKey: favouritesQuery.queryKey })
    if (client.getQueryData(favouritesQuery.queryKey) === undefined) {
      await reload()
    } else client.setQueryData(favouritesQuery.queryKey, (known) => known && change(known))
  }

  const adding = useMutation({
    mutationFn: (menuId: number) => api.addInCollection({ body: { menuId } }),
    // What a backend answers here is assumed: one that says something else is asked for the list again.
    onSuccess: ({ data }, menuId) =>
      data?.menuId === menuId ? note((known) => withFavourite(known, data)) : reload(),
    onError: tellRejection,
  })
  const removing = useMutation({
    mutationFn: (menuId: number) => api.deleteInCollection({ body: { menuId } }),
    onSuccess: (_answer, menuId) => note((known) => withoutFavourite(known, menuId)),
    onError: tellRejection,
  })

  return {
    /** State of the list, for whoever shows it: waiting, failed, how to load it again. */
    query,
    favourites: query.data ?? none,
    add: (menuId: number) => adding.mutate(menuId),
    remove: (menuId: number) => removing.mutate(menuId),
  }
}

const none: readonly Favourite[] = []
