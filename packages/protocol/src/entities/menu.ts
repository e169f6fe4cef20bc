import { type Static, Type } from 'typebox'
import { specified } from '../specified.ts'
import { Id } from './id.ts'

/** A node of a system's menu tree (specification §3). `htmlUrl` is a page outside the portal's own sub-apps. */
export const MenuItem = Type.Cyclic(
  {
    MenuItem: Type.Object(
      specified('§3 Menu item', {
        menuId: Id,
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
    ),
  },
  'MenuItem',
)
export type MenuItem = Static<typeof MenuItem>

/** A system with its menu tree (specification §3). */
export const SystemMenu = Type.Object(
  specified('§3 System menu entry', {
    systemId: Id,
    systemCode: Type.String(),
    systemRealCode: Type.String(),
    systemName: Type.String(),
    systemRealName: Type.String(),
    disabled: Type.Boolean(),
    menuList: Type.Array(MenuItem),
  }),
)
export type SystemMenu = Static<typeof SystemMenu>

/** A department (specification §3: Organization). */
export const Organization = Type.Object(
  specified('§3 Organization', { orgCode: Type.String(), orgName: Type.String() }),
)
export type Organization = Static<typeof Organization>
