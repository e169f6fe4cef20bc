import { menuKey } from '@portal/protocol/rules/ids'
import { describe, expect, it } from 'vitest'
import { keyTrail, menuNodes, openAfterClick } from './menu-nodes.tsx'
import { pageOfKey } from './menu-tree.ts'
import { menuItem, systemMenu } from './testing/build-menu.ts'

const list = menuItem('List', '/orders')
const tiles = menuItem('Tiles', '/tiles', { children: [list] })
const orders = menuItem('Orders', '/order-center', { children: [tiles] })
const money = menuItem('Money', '/money', { disabled: true, children: [menuItem('Balance', '/balance')] })
const systems = [systemMenu('OSS', 'Orders', [orders, money])]
const nodes = menuNodes('OSS', [orders, money])
const key = (item: typeof list) => menuKey('OSS', item)

describe('menu nodes', () => {
  it('keep names, depth and greyed items [S-3.5]', () => {
    expect(nodes.map(({ label, disabled }) => [label, disabled])).toEqual([
      ['Orders', false],
      ['Money', true],
    ])
    expect(keyTrail(nodes, key(list))).toEqual([key(orders), key(tiles), key(list)])
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
    ['opening one closes its neighbour', [key(orders)], [key(orders), key(money)], [key(money)]],
    [
      'opening an inner one keeps the outer',
      [key(orders)],
      [key(orders), key(tiles)],
      [key(orders), key(tiles)],
    ],
    ['closing one leaves the rest', [key(orders), key(tiles)], [key(orders)], [key(orders)]],
  ])('%s [S-2.34]', (_rule, before, wanted, after) => {
    expect(openAfterClick(nodes, before, wanted)).toEqual(after)
  })
})
