import type { Handlers } from '../calls/call-context.ts'
import { Rejection } from '../errors/rejection.ts'
import { texts } from '../errors/texts.ts'
import { favouriteDetails, favouriteOf, readFavourites } from '../reads/favourites.ts'
import { menuVisibility } from '../reads/menu-visibility.ts'

type FavouriteCalls = 'findInCollection' | 'addInCollection' | 'deleteInCollection'

export const favouriteHandlers: Pick<Handlers, FavouriteCalls> = {
  findInCollection: ({ world, user, nameOf, input: { body } }) =>
    readFavourites(world, user.id, body.systemCode, nameOf),

  async addInCollection({ world, user, nameOf, input: { body } }) {
    const { menuItem: visible } = await menuVisibility(world, user.id)
    const isPage = { children: { none: {} } }
    const menuItem = await world.db.menuItem.findFirst({ where: { id: body.menuId, ...isPage, ...visible } })
    if (!menuItem) throw new Rejection(texts.noSuchPage(body.menuId))
    const key = { userId: user.id, menuItemId: menuItem.id }
    const favourite = await world.db.favourite.upsert({
      where: { userId_menuItemId: key },
      create: { ...key, createdAt: world.now() },
      update: {},
      include: favouriteDetails,
    })
    return favouriteOf(favourite, nameOf)
  },

  async deleteInCollection({ world, user, input: { body } }) {
    await world.db.favourite.deleteMany({ where: { userId: user.id, menuItemId: body.menuId } })
    return null
  },
}
