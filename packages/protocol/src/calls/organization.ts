import { type Static, Type } from 'typebox'
import { endpoint } from '../endpoint.ts'
import { Id } from '../entities/id.ts'
import { MenuItem, Organization, SystemMenu } from '../entities/menu.ts'
import { specified } from '../specified.ts'

/** An entry of the server's code table (specification §3); type, meaning and order are assumed. */
export const Lookup = Type.Object({
  ...specified('§3 Lookup entry', { systemCode: Type.String(), lookupCode: Type.String() }),
  lookupType: Type.String(),
  meaning: Type.String(),
  orderSeq: Type.Integer(),
})
export type Lookup = Static<typeof Lookup>

export const findOrganization = endpoint({
  method: 'POST',
  path: '/api/baseNewServer/baseAccreditService/findOrganization',
  access: 'certificate',
  encoding: 'json',
  area: 'organization',
  summary: 'The departments the user belongs to',
  body: Type.Object({}),
  data: Type.Array(Organization),
  provenance: { path: 'documented', body: 'assumed', data: 'documented' },
})

export const findMenuInfoAllSystem = endpoint({
  method: 'POST',
  path: '/api/baseNewServer/baseAccreditService/findMenuInfoAllSystem',
  access: 'certificate',
  encoding: 'json',
  area: 'menu',
  summary: 'All systems with the menu trees that the user may see in the given departments',
  body: Type.Object({
    ...specified('§7', { sybCodes: Type.Array(Type.String({ maxLength: 64 }), { maxItems: 200 }) }),
    /** Menus of these responsibilities of the user only; of all without it. A backend may ignore it (assumed). */
    responsibilityIds: Type.Optional(Type.Array(Id, { maxItems: 200 })),
  }),
  data: Type.Array(SystemMenu),
  provenance: { path: 'documented', body: 'documented', data: 'documented' },
})

export const findMenuList = endpoint({
  method: 'POST',
  path: '/api/baseNewServer/baseMenuService/findMenuList',
  access: 'certificate',
  encoding: 'form',
  area: 'menu',
  summary: 'The menu tree of one system that the user may see in the departments of the user',
  body: Type.Object({ systemCode: Type.String({ minLength: 1, maxLength: 64 }) }),
  data: Type.Array(MenuItem),
  provenance: { path: 'documented', encoding: 'documented', body: 'assumed', data: 'assumed' },
})

export const findDic = endpoint({
  method: 'POST',
  path: '/api/baseNewServer/baseLookupValuesService/findDic',
  access: 'certificate',
  encoding: 'form-params',
  area: 'lookup',
  summary: 'The lookup table, optionally of one system or one type',
  body: Type.Object({
    systemCode: Type.Optional(Type.String({ maxLength: 64 })),
    lookupType: Type.Optional(Type.String({ maxLength: 64 })),
  }),
  data: Type.Array(Lookup),
  provenance: { path: 'documented', encoding: 'documented', body: 'assumed', data: 'documented' },
})

/** A menu item that a user keeps at hand; the fields are assumed. */
export const Favourite = Type.Object({
  collectionId: Id,
  menuId: Id,
  menuCode: Type.String(),
  menuName: Type.String(),
  path: Type.String(),
  htmlUrl: Type.Union([Type.String(), Type.Null()]),
  systemCode: Type.String(),
})
export type Favourite = Static<typeof Favourite>

/**
 * The page, by all that may tell it apart (assumed): a backend whose ids are those of the whole company needs no more
 * than the menuId.
 */
const Page = Type.Object({
  menuId: Id,
  menuCode: Type.Optional(Type.String({ maxLength: 64 })),
  systemCode: Type.Optional(Type.String({ maxLength: 64 })),
})

const service = '/api/baseNewServer/baseFunctionCollectionService'
const shared = { method: 'POST', access: 'certificate', encoding: 'form', area: 'favourites' } as const
const provenance = { path: 'documented', encoding: 'documented', body: 'assumed', data: 'assumed' } as const

export const findInCollection = endpoint({
  ...shared,
  path: `${service}/findInCollection`,
  summary: 'The favourites of the user that the user may still see, oldest first',
  body: Type.Object({ systemCode: Type.Optional(Type.String({ maxLength: 64 })) }),
  data: Type.Array(Favourite),
  provenance,
})

export const addInCollection = endpoint({
  ...shared,
  path: `${service}/addInCollection`,
  summary: 'Keeps a page of the menus as a favourite; adding it again changes nothing',
  body: Page,
  data: Favourite,
  provenance,
})

export const deleteInCollection = endpoint({
  ...shared,
  path: `${service}/deleteInCollection`,
  summary: 'Gives a favourite up; giving up what is none changes nothing',
  body: Page,
  data: Type.Null(),
  provenance,
})
