import type { Lookup } from '@portal/protocol/calls/organization'
import type { Organization } from '@portal/protocol/entities/menu'
import { keepFavourite } from '@portal/store/certificates'
import type { World } from '@portal/store/worlds/world'
import type { Handlers } from '../../calls/call-context.ts'
import type { NameOf } from '../../domain/name-language.ts'
import { Rejection } from '../../errors/rejection.ts'
import { texts } from '../../errors/texts.ts'
import { favouriteOf, findVisiblePage, readFavourites, readSystemMenus } from './menus.ts'

/** The departments that a user belongs to, in the user's own order. */
export async function readOrganizations(
  world: World,
  userId: number,
  nameOf: NameOf,
): Promise<Organization[]> {
  const memberships = await world.db.userDepartment.findMany({
    where: { userId },
    orderBy: { sortOrder: 'asc' },
    include: { department: true },
  })
  return memberships.map(({ department }) => ({ orgCode: department.code, orgName: nameOf(department) }))
}

interface LookupFilter {
  readonly systemCode?: string | undefined
  readonly lookupType?: string | undefined
}

/** Entries of the code tables, of one system or type if filtered; table by table, in table order. */
async function readLookups(
  world: World,
  { systemCode, lookupType }: LookupFilter,
  nameOf: NameOf,
): Promise<Lookup[]> {
  const entries = await world.db.lookup.findMany({
    where: { ...(systemCode ? { systemCode } : {}), ...(lookupType ? { type: lookupType } : {}) },
    orderBy: [{ systemCode: 'asc' }, { type: 'asc' }, { sortOrder: 'asc' }],
  })
  return entries.map((entry) => ({
    systemCode: entry.systemCode,
    lookupType: entry.type,
    lookupCode: entry.code,
    meaning: nameOf(entry),
    orderSeq: entry.sortOrder,
  }))
}

type OrganizationCalls = 'findOrganization' | 'findMenuInfoAllSystem' | 'findMenuList' | 'findDic'

export const organizationHandlers: Pick<Handlers, OrganizationCalls> = {
  findOrganization: ({ world, user, nameOf }) => readOrganizations(world, user.id, nameOf),

  findMenuInfoAllSystem: ({ world, user, nameOf, input: { body } }) =>
    readSystemMenus(world, user.id, body.sybCodes, nameOf, body.responsibilityIds),

  async findMenuList({ world, user, nameOf, input: { body } }) {
    const departments = await readOrganizations(world, user.id, nameOf)
    const codes = departments.map(({ orgCode }) => orgCode)
    const systems = await readSystemMenus(world, user.id, codes, nameOf)
    return systems.find(({ systemCode }) => systemCode === body.systemCode)?.menuList ?? []
  },

  findDic: ({ world, nameOf, input: { body } }) => readLookups(world, body, nameOf),
}

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
