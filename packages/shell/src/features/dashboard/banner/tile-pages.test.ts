import { describe, expect, it } from 'vitest'
import { menuItem, systemMenu } from '../../../menu/testing/build-menu.ts'
import { tilePages } from './tile-pages.ts'

const orders = menuItem('Orders', '/orders')
const pickups = menuItem('Pick-ups', '/pickups')
const points = { ...menuItem('Points', '/points'), disabled: true }
const systems = [systemMenu('OSS', 'Orders', [orders, pickups, points])]
const favourite = { ...pickups, systemCode: 'OSS' }
const shown = (...given: Parameters<typeof tilePages>) =>
  tilePages(...given).map(({ kind, item }) => `${kind} ${item.menuName}`)

describe('the tiles of the home page', () => {
  it('are favourites, then recent pages, then the first of the menus, each once', () => {
    expect(shown(systems, [favourite], [`OSS/${pickups.menuId}`])).toEqual([
      'favourite Pick-ups',
      'menu Orders',
    ])
    expect(shown(systems, [], [`OSS/${pickups.menuId}`])).toEqual(['recent Pick-ups', 'menu Orders'])
  })

  it('of a new user are the pages of the role before the first of the menus', () => {
    const usual = [
      { system: 'OSS', menu: 'gone' },
      { system: 'OSS', menu: pickups.menuCode },
    ]
    expect(tilePages(systems, [], [], usual).map(({ item }) => item)).toEqual([pickups, orders])
    expect(tilePages(systems, [], [`OSS/${orders.menuId}`], usual).map(({ item }) => item)).toEqual([
      orders,
      pickups,
    ])
  })

  it('are no page that can’t be opened', () => {
    const gone = { ...pickups, systemCode: 'OSS', menuId: 'gone' }
    expect(shown(systems, [gone], [`OSS/${points.menuId}`])).toEqual(['menu Orders', 'menu Pick-ups'])
    expect(shown([{ ...systems[0], disabled: true } as (typeof systems)[0]], [favourite], [])).toEqual([])
  })

  it('are eight at most', () => {
    const many = Array.from({ length: 12 }, (_none, index) => menuItem(`Page ${index}`, `/pages/${index}`))
    expect(tilePages([systemMenu('OSS', 'Orders', many)], [], [])).toHaveLength(8)
  })
})
