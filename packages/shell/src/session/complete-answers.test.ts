import type { MenuItem, SystemMenu } from '@portal/protocol/entities/menu'
import { describe, expect, it } from 'vitest'
import { listOf, menusOf, userFrom } from './complete-answers.ts'
import { salesUser } from './testing/users.ts'

const page: MenuItem = {
  menuId: 2,
  menuCode: 'PAGE',
  menuName: '订单',
  menuDesc: '',
  path: '/child/oms/orders',
  htmlUrl: null,
  icon: 'list',
  systemCode: 'OMS',
  disabled: false,
  children: [],
}
const group: MenuItem = { ...page, menuId: 1, menuCode: 'GROUP', children: [page] }
const oms: SystemMenu = {
  systemId: 1,
  systemCode: 'OMS',
  systemRealCode: 'OMS',
  systemName: '订单服务',
  systemRealName: 'Order',
  disabled: false,
  menuList: [group],
}

/** A server may answer anything; the types only say what it should. */
const wrong = (value: unknown) => value as never
const without = (entity: object, ...keys: string[]) =>
  wrong(Object.fromEntries(Object.entries(entity).filter(([key]) => !keys.includes(key))))

describe('a list', () => {
  it.each([null, undefined, {}, 'a', 7])('that is %s is empty', (data) => {
    expect(listOf(wrong(data))).toEqual([])
  })

  it('has no gaps', () => {
    expect(listOf(wrong([null, page, undefined]))).toEqual([page])
  })
})

describe('menus', () => {
  it('stay as they are where nothing is missing', () => {
    expect(menusOf([oms])).toEqual([oms])
  })

  it.each<[string, SystemMenu, SystemMenu]>([
    [
      'a page whose list of pages below is null',
      { ...oms, menuList: [{ ...page, children: wrong(null) }] },
      { ...oms, menuList: [page] },
    ],
    [
      'a page without that list',
      { ...oms, menuList: [without(page, 'children')] },
      { ...oms, menuList: [page] },
    ],
    ['a gap in a group', { ...oms, menuList: [{ ...group, children: wrong([null, page]) }] }, oms],
    ['a system whose menu is null', { ...oms, menuList: wrong(null) }, { ...oms, menuList: [] }],
    ['a system without a menu', without(oms, 'menuList'), { ...oms, menuList: [] }],
    [
      'texts that are null',
      { ...oms, menuList: [{ ...page, icon: wrong(null), menuDesc: wrong(null) }] },
      { ...oms, menuList: [{ ...page, icon: '' }] },
    ],
    [
      'a system without a name',
      without({ ...oms, systemRealName: null }, 'systemName'),
      { ...oms, systemName: 'OMS', systemRealName: '' },
    ],
  ])('are complete despite %s', (_case, given, expected) => {
    expect(menusOf([given])).toEqual([expected])
  })

  it('have no entry that names no system', () => {
    expect(menusOf(wrong([{}, null, oms, { systemCode: null }]))).toEqual([oms])
  })
})

describe('the user', () => {
  it('stays as they are where nothing is missing', () => {
    expect(userFrom(salesUser)).toEqual(salesUser)
  })

  it.each(['userRespList', 'baseUserPosition', 'sapDistributorSaleAreas'])(
    'has an empty %s for null or none',
    (list) => {
      const expected = { ...salesUser, [list]: [] }
      expect(userFrom({ ...salesUser, [list]: null })).toEqual(expected)
      expect(userFrom(without(salesUser, list))).toEqual(expected)
    },
  )

  it('is no distributor where nothing is said of it', () => {
    expect(userFrom(without(salesUser, 'distributorInfoBean'))).toEqual(salesUser)
  })
})
