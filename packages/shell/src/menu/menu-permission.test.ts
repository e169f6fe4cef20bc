import { describe, expect, it } from 'vitest'
import { menuPageFor } from './menu-permission.ts'
import { menuItem } from './testing/build-menu.ts'

const menu = [
  menuItem('Orders', '/order-center', {
    children: [
      menuItem('List', '/orders'),
      menuItem('New', '/orders/new?kind=1'),
      menuItem('Import', '/orders/import', { disabled: true }),
    ],
  }),
  menuItem('Closed', '/closed', { disabled: true, children: [menuItem('Inside', '/inside')] }),
  menuItem('Manual', '/manual', { htmlUrl: 'https://docs.example' }),
]

describe('the page of the menu that a path belongs to [S-3.10]', () => {
  it.each([
    ['the page itself', '/orders', 'List'],
    ['the page itself with a slash at its end', '/orders/', 'List'],
    ['a page below it', '/orders/SO-1', 'List'],
    ['the longest path that fits', '/orders/new', 'New'],
    ['with a query of its own', '/orders?status=open', 'List'],
    ['not a path that only starts alike', '/orders-archive', undefined],
    ['not a greyed page, nor its parent', '/orders/import', undefined],
    ['not a page of a greyed group', '/inside', undefined],
    ['not a group, which only names what is below', '/order-center', undefined],
    ['not a page outside the portal', '/manual', undefined],
    ['not what hides behind dot segments', '/orders/../secret', undefined],
    ['not another origin', '//evil.example', undefined],
  ])('is %s', (_rule, path, name) => {
    expect(menuPageFor(menu, path)?.item.menuName).toBe(name)
  })
})
