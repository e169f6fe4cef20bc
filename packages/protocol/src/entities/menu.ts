import { type Static, Type } from 'typebox'

/** A node of a system's menu tree (specification §3). `htmlUrl` is a page outside the portal's own sub-apps. */
export const MenuItem = Type.Cyclic(
  {
    MenuItem: Type.Object({
      menuId: Type.Integer(),
      menuCode: Type.String(),
      menuName: Type.String(),
      menuDesc: Type.String(),
      path: Type.String(),
      htmlUrl: Type.Union([Type.String(), Type.Null()]),
      icon: Type.String(),
      systemCode: Type.String(),
      disabled: Type.Boolean(),
      children: Type.Array(Type.Ref('MenuItem')),
    }),
  },
  'MenuItem',
)
export type MenuItem = Static<typeof MenuItem>

/** A system with its menu tree (specification §3). */
export const SystemMenu = Type.Object({
  systemId: Type.Integer(),
  systemCode: Type.String(),
  systemRealCode: Type.String(),
  systemName: Type.String(),
  systemRealName: Type.String(),
  disabled: Type.Boolean(),
  menuList: Type.Array(MenuItem),
})
export type SystemMenu = Static<typeof SystemMenu>

/** A department (specification §3: Organization). */
export const Organization = Type.Object({ orgCode: Type.String(), orgName: Type.String() })
export type Organization = Static<typeof Organization>
