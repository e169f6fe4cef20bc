import type { Favourite } from '@portal/protocol/entities/favourite'
import type { World } from '@portal/store/worlds/world'
import type { NameOf } from '../domain/name-language.ts'
import { menuVisibility } from './menu-visibility.ts'
import type { Page } from './visible-page.ts'

/** What a favourite is read with. */
const favouriteDetails = { menuItem: { include: { system: true } } } as const

/** The favourites of a user that the user may still see, in the order in which they were added; of one system if named. */
export async function readFavourites(
  world: World,
  userId: number,
  systemCode: string | undefined,
  nameOf: NameOf,
): Promise<Favourite[]> {
  const { menuItem: visible } = menuVisibility(world, userId)
  const ofSystem = systemCode ? { system: { code: systemCode } } : {}
  const favourites = await world.db.favourite.findMany({
    where: { userId, menuItem: { ...visible, ...ofSystem } },
    orderBy: { id: 'asc' },
    include: favouriteDetails,
  })
  return favourites.map(({ id, menuItem }) =>
    favouriteOf(id, { ...menuItem, systemCode: menuItem.system.code }, nameOf),
  )
}

/** A favourite as lists answer it. */
export const favouriteOf = (id: number, page: Page, nameOf: NameOf): Favourite => ({
  collectionId: id,
  menuId: page.id,
  menuCode: page.code,
  menuName: nameOf(page),
  path: page.path,
  htmlUrl: page.htmlUrl,
  systemCode: page.systemCode,
})
