import { describe, expect, it } from 'vitest'
import { menuItem, systemMenu } from '../../menu/testing/build-menu.ts'
import { shortcutsIn } from './shortcut-notice.tsx'

const group = (children = [menuItem('Projects', '/projects')], more = {}) =>
  menuItem('Dealer projects', '/dealer-projects', { menuCode: 'CZJXSGC', children, ...more })
const other = menuItem('Key accounts', '/key', { children: [menuItem('Customers', '/key/customers')] })
const namesIn = (...systems: Parameters<typeof shortcutsIn>[0]) =>
  shortcutsIn(systems)?.pages.map(({ item }) => item.menuName)

describe('the shortcut notice has what is below CZJXSGC in LTC (specification §4) [S-4.29]', () => {
  it.each([
    [
      'its pages, at whatever depth',
      namesIn(
        systemMenu('LTC', 'L', [
          other,
          group([
            menuItem('Projects', '/projects'),
            menuItem('More', '/more', { children: [menuItem('New', '/projects/new')] }),
          ]),
        ]),
      ),
      ['Projects', 'New'],
    ],
    [
      'a group that lies inside another',
      namesIn(systemMenu('LTC', 'L', [menuItem('All', '/all', { children: [group()] })])),
      ['Projects'],
    ],
    ['nothing in another system', namesIn(systemMenu('OSS', 'O', [group()])), undefined],
    ['nothing without the group', namesIn(systemMenu('LTC', 'L', [other])), undefined],
    ['nothing of a group without pages', namesIn(systemMenu('LTC', 'L', [group([])])), undefined],
    [
      'nothing of a greyed group',
      namesIn(systemMenu('LTC', 'L', [group(undefined, { disabled: true })])),
      undefined,
    ],
    ['nothing of a greyed system', namesIn(systemMenu('LTC', 'L', [group()], { disabled: true })), undefined],
    [
      'no greyed page',
      namesIn(
        systemMenu('LTC', 'L', [group([menuItem('A', '/a', { disabled: true }), menuItem('B', '/b')])]),
      ),
      ['B'],
    ],
  ])('%s', (_what, names, expected) => {
    expect(names).toEqual(expected)
  })
})
