import { describe, expect, it } from 'vitest'
import { isDisabled, menuPages } from './menu-tree.ts'
import { menuItem } from './testing/build-menu.ts'

const deep = menuItem('Deep', '/deep')
const tree = [
  menuItem('A', '/a', {
    children: [menuItem('B', '/b', { children: [menuItem('C', '/c', { children: [deep] })] })],
  }),
  menuItem('D', '/d'),
]

describe('the pages of a menu', () => {
  it('are its leaves in order, each with the groups above it', () => {
    const pages = menuPages(tree).map(({ item, groups }) => [
      item.menuName,
      groups.map((one) => one.menuName),
    ])
    expect(pages).toEqual([
      ['Deep', ['A', 'B', 'C']],
      ['D', []],
    ])
  })

  it.each([
    ['open', false, false, false],
    ['greyed itself', true, false, true],
    ['inside a greyed group', false, true, true],
  ])('are %s', (_rule, item, group, disabled) => {
    const page = {
      item: menuItem('X', '/x', { disabled: item }),
      groups: [menuItem('G', '/g', { disabled: group })],
    }
    expect(isDisabled(page)).toBe(disabled)
  })
})
