import type { MenuItem, SystemMenu } from '@portal/protocol/entities/menu'
import type { UserInfo } from '@portal/protocol/entities/user'

/**
 * Completes the data that the frame needs where it enters: backends send null for an empty list or text, or
 * leave the field out (assumed), and one system's gap must not take the frame from everybody.
 */

/** A server that answers something else than a list gives an empty one (specification §4); a list's gaps are no items. */
export const listOf = <Item>(data: readonly Item[]): readonly Item[] =>
  Array.isArray(data) ? data.filter((item) => item !== null && item !== undefined) : []

const completed = <Entity extends object>(given: Entity, empty: Partial<Entity>): Entity => ({
  ...empty,
  ...(Object.fromEntries(Object.entries(given).filter(([, value]) => value !== null)) as Entity),
})

const emptyItem: Partial<MenuItem> = {
  menuCode: '',
  menuName: '',
  menuDesc: '',
  path: '',
  htmlUrl: null,
  icon: '',
  disabled: false,
}

const itemsOf = (items: readonly MenuItem[]): MenuItem[] =>
  listOf(items).map((item) => ({ ...completed(item, emptyItem), children: itemsOf(item.children) }))

/** The menus of all systems; what names no system is none. */
export const menusOf = (data: readonly SystemMenu[]): readonly SystemMenu[] =>
  listOf(data)
    .filter(({ systemCode }) => systemCode)
    .map((system) => ({
      ...completed(system, {
        systemRealCode: '',
        systemName: system.systemCode,
        systemRealName: '',
        disabled: false,
      }),
      menuList: itemsOf(system.menuList),
    }))

/** The user with all lists: people without a position or a sale area are nothing special (specification §6). */
export const userFrom = (data: UserInfo): UserInfo => ({
  ...completed(data, { userName: '', userFullName: '', distributorInfoBean: null }),
  userRespList: [...listOf(data.userRespList)],
  baseUserPosition: [...listOf(data.baseUserPosition)],
  sapDistributorSaleAreas: [...listOf(data.sapDistributorSaleAreas)],
})
