import { type Static, Type } from 'typebox'
import { endpoint } from '../endpoint.ts'
import { Id } from '../entities/id.ts'

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
