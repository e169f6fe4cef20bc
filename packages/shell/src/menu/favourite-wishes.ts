import type { Favourite } from '@portal/protocol/calls/favourites'
import { create } from 'zustand'

/** What is known of a page before the server has kept it. */
export type FavouritePage = Omit<Favourite, 'collectionId'>

/** What somebody has pressed and the server has not answered yet. */
export interface Wish {
  readonly page: FavouritePage
  readonly isWanted: boolean
}

/** By menuId; a page has one as long as a call for it is under way. */
type Wishes = ReadonlyMap<number, Wish>

interface WishState {
  readonly wishes: Wishes
  /** The last wish of a page counts. */
  readonly wished: (wish: Wish) => void
  readonly settled: (menuId: number) => void
}

export const useFavouriteWishes = create<WishState>()((set) => ({
  wishes: new Map(),
  wished: (wish) => set(({ wishes }) => ({ wishes: new Map(wishes).set(wish.page.menuId, wish) })),
  settled: (menuId) =>
    set(({ wishes }) => ({ wishes: new Map([...wishes].filter(([wished]) => wished !== menuId)) })),
}))

export const wishFor = (menuId: number): Wish | undefined => useFavouriteWishes.getState().wishes.get(menuId)

/** The server's list as the user wants it: a page that it has stays at its place, a new one stands at the end. */
export function asWished(known: readonly FavouritePage[], wishes: Wishes): readonly FavouritePage[] {
  const stays = known.filter(({ menuId }) => wishes.get(menuId)?.isWanted ?? true)
  const there = new Set(stays.map(({ menuId }) => menuId))
  const added = [...wishes.values()].filter(({ isWanted, page }) => isWanted && !there.has(page.menuId))
  return [...stays, ...added.map(({ page }) => page)]
}
