import { type Static, Type } from 'typebox'

/** A menu item that a user keeps at hand; the fields are assumed. */
export const Favourite = Type.Object({
  collectionId: Type.Integer(),
  menuId: Type.Integer(),
  menuCode: Type.String(),
  menuName: Type.String(),
  path: Type.String(),
  htmlUrl: Type.Union([Type.String(), Type.Null()]),
  systemCode: Type.String(),
})
export type Favourite = Static<typeof Favourite>
