import type { Favourite } from '@portal/protocol/entities/favourite'
import type { Prisma } from '@portal/store/generated/client'
import type { World } from '@portal/store/worlds/world'
import type { NameOf } from '../domain/name-language.ts'
import { menuVisibility } from './menu-visibility.ts'

/** What a favourite is read with. */
const favouriteDetails = { menuItem: { include: { system: true } } } as const

type DetailedFavourite = Prisma.FavouriteGetPayload<{ include: typeof favouriteDetails }>

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
  return favourites.map((favourite) => favouriteOf(favourite, nameOf))
}

/** A favourite as lists answer it. */
export const favouriteOf = (
  { id, menuItem }: Pick<DetailedFavourite, 'id' | 'menuItem'>,
  nameOf: NameOf,
): Favourite => ({
  collectionId: id,
  menuId: menuItem.id,
  menuCode: menuItem.code,
  menuName: nameOf(menuItem),
  path: menuItem.path,
  htmlUrl: menuItem.htmlUrl,
  systemCode: menuItem.system.code,
})
