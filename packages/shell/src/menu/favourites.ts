import type { Favourite } from '@portal/protocol/calls/organization'
import { menuKey } from '@portal/protocol/rules/ids'
import { type QueryClient, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { create } from 'zustand'
import { showRejection } from '../lib/ui/error-policy.ts'
import { api } from '../session/api.ts'

/** A favourite that the server has not stored yet. */
export type FavouritePage = Omit<Favourite, 'collectionId'>

/** That of its menu item. */
export const favouriteKey = (page: FavouritePage): string => menuKey(page.systemCode, page)

/** A change that the server has not confirmed yet. */
interface Wish {
  readonly page: FavouritePage
  readonly isWanted: boolean
}

/** By key; an entry exists while a call for that page is pending. */
type Wishes = ReadonlyMap<string, Wish>

interface WishState {
  readonly wishes: Wishes
  /** The last change of a page wins. */
  readonly wished: (wish: Wish) => void
  readonly settled: (page: FavouritePage) => void
}

export const useFavouriteWishes = create<WishState>()((set) => ({
  wishes: new Map(),
  wished: (wish) => set(({ wishes }) => ({ wishes: new Map(wishes).set(favouriteKey(wish.page), wish) })),
  settled: (page) =>
    set(({ wishes }) => ({ wishes: new Map([...wishes].filter(([key]) => key !== favouriteKey(page))) })),
}))

const wishFor = (page: FavouritePage): Wish | undefined =>
  useFavouriteWishes.getState().wishes.get(favouriteKey(page))

const has = (known: readonly FavouritePage[], page: FavouritePage) =>
  known.some((one) => favouriteKey(one) === favouriteKey(page))

/** The server's list with the user's pending changes: existing pages keep their place, new ones go to the end. */
export function asWished(known: readonly FavouritePage[], wishes: Wishes): readonly FavouritePage[] {
  const stays = known.filter((page) => wishes.get(favouriteKey(page))?.isWanted ?? true)
  const added = [...wishes.values()].filter(({ isWanted, page }) => isWanted && !has(stays, page))
  return [...stays, ...added.map(({ page }) => page)]
}

const favouritesQuery = queryOptions({
  queryKey: ['favourites'],
  queryFn: async ({ signal }) => (await api.findInCollection({ body: {} }, { signal })).data,
  // The components that list them show the failure in place.
  meta: { silent: true },
})
const { queryKey } = favouritesQuery

/** Added at the end, as the server lists them; a page is a favourite once. */
export const withFavourite = (favourites: readonly Favourite[], added: Favourite): readonly Favourite[] => [
  ...withoutFavourite(favourites, added),
  added,
]

export const withoutFavourite = (
  favourites: readonly Favourite[],
  page: FavouritePage,
): readonly Favourite[] => favourites.filter((one) => favouriteKey(one) !== favouriteKey(page))

/** Applies the server's answer about one page; a list that isn't loaded yet is left to load. */
async function note(client: QueryClient, change: (known: readonly Favourite[]) => readonly Favourite[]) {
  await client.cancelQueries({ queryKey })
  if (client.getQueryData(queryKey) === undefined) await client.invalidateQueries({ queryKey })
  else client.setQueryData(queryKey, (known) => known && [...change(known)])
}

const bodyFor = ({ menuId, menuCode, systemCode }: FavouritePage) => ({ menuId, menuCode, systemCode })

async function keep(client: QueryClient, page: FavouritePage) {
  const { data } = await api.addInCollection({ body: bodyFor(page) })
  // The response format is assumed; after any other the list is reloaded.
  if (data && favouriteKey(data) === favouriteKey(page))
    await note(client, (known) => withFavourite(known, data))
  else await client.invalidateQueries({ queryKey })
}

async function giveUp(client: QueryClient, page: FavouritePage) {
  await api.deleteInCollection({ body: bodyFor(page) })
  await note(client, (known) => withoutFavourite(known, page))
}

/** The state that the server reports; undefined when it doesn't. */
async function askWhetherKept(client: QueryClient, page: FavouritePage): Promise<boolean | undefined> {
  await client.cancelQueries({ queryKey })
  return client.fetchQuery({ ...favouritesQuery, staleTime: 0 }).then(
    (known) => has(known, page),
    () => undefined,
  )
}

/** Sends one call at a time until the server has the last requested state or a call fails. */
async function carryOut(client: QueryClient, page: FavouritePage) {
  const known = client.getQueryData(queryKey)
  let isKept = known && has(known, page)
  try {
    for (let wish = wishFor(page); wish && wish.isWanted !== isKept; wish = wishFor(page)) {
      const { isWanted } = wish
      try {
        await (isWanted ? keep : giveUp)(client, page)
        isKept = isWanted
      } catch (error) {
        if (wishFor(page)?.isWanted === isWanted) throw error
        // Undone in the meantime, so the failure doesn't matter, unless the call was carried out anyway.
        isKept = await askWhetherKept(client, page)
        if (isKept === undefined) throw error
      }
    }
  } finally {
    useFavouriteWishes.getState().settled(page)
  }
}

/**
 * The user's favourite pages (specification §7: the collection calls) and how to add and remove them. Updates are
 * optimistic; a failure is reported and rolled back.
 */
export function useFavourites() {
  const client = useQueryClient()
  const query = useQuery(favouritesQuery)
  const { wishes, wished } = useFavouriteWishes()
  const known = query.data
  const data = useMemo(() => known && asWished(known, wishes), [known, wishes])
  const favourites = useMemo(() => data ?? asWished([], wishes), [data, wishes])
  const carryingOut = useMutation({
    mutationFn: (page: FavouritePage) => carryOut(client, page),
    // Offline it fails at once instead of pretending.
    networkMode: 'always',
    onError: (error) => {
      void showRejection(error)
      // A call without a response may have been carried out.
      void client.invalidateQueries({ queryKey })
    },
  })

  const wish = (page: FavouritePage, isWanted: boolean) => {
    const isUnderWay = wishFor(page) !== undefined
    wished({ page, isWanted })
    if (!isUnderWay) carryingOut.mutate(page)
  }

  return {
    /** State of the list for display: waiting, failed, how to reload it. */
    query: { ...query, data },
    favourites,
    add: (page: FavouritePage) => wish(page, true),
    remove: (page: FavouritePage) => wish(page, false),
  }
}
