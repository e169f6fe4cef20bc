import { keepFavourite } from '@portal/store/users'
import type { Handlers } from '../../calls/call-context.ts'
import { Rejection } from '../../errors/rejection.ts'
import { texts } from '../../errors/texts.ts'
import { favouriteOf, findVisiblePage, readFavourites } from './menus.ts'

type FavouriteCalls = 'findInCollection' | 'addInCollection' | 'deleteInCollection'

export const favouriteHandlers: Pick<Handlers, FavouriteCalls> = {
  findInCollection: ({ world, user, nameOf, input: { body } }) =>
    readFavourites(world, user.id, body.systemCode, nameOf),

  async addInCollection({ world, user, nameOf, input: { body } }) {
    const page = findVisiblePage(world, user.id, body.menuId)
    if (!page) throw new Rejection(texts.noSuchPage)
    const id = await keepFavourite(world, { userId: user.id, menuItemId: page.id })
    return favouriteOf(id, page, nameOf)
  },

  async deleteInCollection({ world, user, input: { body } }) {
    await world.db.favourite.deleteMany({ where: { userId: user.id, menuItemId: body.menuId } })
    return null
  },
}
