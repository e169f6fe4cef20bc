import type { Favourite } from '@portal/protocol/entities/favourite'
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '../api/client.ts'
import { listOf } from '../session/load-session.ts'

const favouritesQuery = queryOptions({
  queryKey: ['favourites'],
  queryFn: async ({ signal }) => listOf((await api.findInCollection({ body: {} }, { signal })).data),
  // Who shows them does without while they can't be had.
  meta: { silent: true },
})

const none: readonly Favourite[] = []

/** The pages that the user keeps at hand (specification §7: the collection calls); kept and given up by their menuId. */
export function useFavourites() {
  const client = useQueryClient()
  const { data: favourites = none } = useQuery(favouritesQuery)
  const reload = () => client.invalidateQueries({ queryKey: favouritesQuery.queryKey })
  const adding = useMutation({
    mutationFn: (menuId: number) => api.addInCollection({ body: { menuId } }),
    onSettled: reload,
  })
  const removing = useMutation({
    mutationFn: (menuId: number) => api.deleteInCollection({ body: { menuId } }),
    onSettled: reload,
  })
  return {
    favourites,
    add: (menuId: number) => adding.mutate(menuId),
    remove: (menuId: number) => removing.mutate(menuId),
  }
}
