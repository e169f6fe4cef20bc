import { menuKey } from '@portal/protocol/rules/ids'
import { describe, expect, it } from 'vitest'
import { keyTrail, type MenuNode, menuNodes, openAfterClick } from './menu-nodes.tsx'
import { pageOfKey } from './menu-tree.ts'
import { menuItem, systemMenu } from './testing/build-menu.ts'

const list = menuItem('List', '/orders')
const tiles = menuItem('Tiles', '/tiles', { children: [list] })
const orders = menuItem('Orders', '/order-center', { children: [tiles] })
const money = menuItem('Money', '/money', { disabled: true, children: [menuItem('Balance', '/balance')] })
const systems = [systemMenu('OSS', 'Orders', [orders, money])]
const nodes = menuNodes({ systemCode: 'OSS', menuList: [orders, money] })
const keysOf = (some: readonly MenuNode[]) => some.map((node) => node.key)
const below = (some: readonly MenuNode[]) => some.flatMap((node) => ('children' in node ? node.children : []))
const [orderNode = '', moneyNode = ''] = keysOf(nodes)
const [tilesNode = ''] = keysOf(below(nodes))
const key = (item: typeof list) => menuKey('OSS', item)

describe('menu nodes', () => {
  it('keep names, depth and greyed items [S-3.5]', () => {
    expect(nodes.map(({ label, disabled }) => [label, disabled])).toEqual([
      ['Orders', false],
      ['Money', true],
    ])
    expect(keyTrail(nodes, key(list))).toEqual([orderNode, tilesNode, key(list)])
  })

  it('have keys of their own where ids are equal', () => {
    const twin = (name: string) => ({
      ...tiles,
      children: [menuItem(name, `/${name}`, { menuId: tiles.menuId })],
    })
    const system = systemMenu('OSS', 'Orders', [twin('A'), twin('B')])
    const twins = menuNodes(system)
    const keys = keysOf(twins.flatMap((node) => [node, ...below([node])]))
    expect(new Set(keys).size).toBe(4)
    expect(openAfterClick(twins, [], keys.slice(2, 3))).toEqual(keys.slice(2, 3))
    expect(keyTrail(twins, keys[3] ?? '')).toEqual(keys.slice(2))
    expect(keys.map((one) => pageOfKey([system], one)?.item.menuName)).toEqual([
      undefined,
      'A',
      undefined,
      'B',
    ])
    expect(keys[1]).toBe(key(tiles))
  })

  it.each([
    ['a page', key(list), list],
    ['no group', key(orders), undefined],
    ['nothing of another system', `LTC/${list.menuId}`, undefined],
    ['nothing for another key', 'more', undefined],
  ])('name %s by their key', (_rule, wanted, item) => {
    expect(pageOfKey(systems, wanted)?.item).toBe(item)
  })
})

describe('single-open groups', () => {
  it.each([
    ['opening one closes its neighbour', [orderNode], [orderNode, moneyNode], [moneyNode]],
    ['opening an inner one keeps the outer', [orderNode], [orderNode, tilesNode], [orderNode, tilesNode]],
    ['closing one leaves the rest', [orderNode, tilesNode], [orderNode], [orderNode]],
  ])('%s [S-2.34]', (_rule, before, wanted, after) => {
    expect(openAfterClick(nodes, before, wanted)).toEqual(after)
  })
})
