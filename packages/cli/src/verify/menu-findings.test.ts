import { expect, test } from 'vitest'
import { menuFindings } from './menu-findings.ts'

const item = (menuName: string, path: unknown, more: object = {}) => ({ menuId: 1, menuName, path, ...more })
const menus = [
  {
    systemCode: 'OSS',
    menuList: [
      item('Group', '', { children: [item('All', '/orders/all'), item('Elsewhere', '//evil.example')] }),
      item('Relative', 'orders', { children: null }),
      item('Script', '/x', { htmlUrl: 'javascript:alert(1)' }),
      item('None', null),
      item('Plans', '/apps/scm/plans'),
    ],
  },
  { systemCode: 'CRM', menuList: [item('Customers', '/#/customers'), item('Up', '../x')] },
  { systemCode: 'BI' },
]

test('addresses of menus that the portal would refuse are listed with the reason', () => {
  const [finding, ...others] = menuFindings(menus, { childRoot: 'apps' })
  expect(others).toEqual([])
  expect(finding?.remark.split('\n')).toEqual([
    'Your menus hold 5 addresses that this portal would refuse:',
    '  - OSS Elsewhere: //evil.example: a path with // names another site',
    '  - OSS Script: javascript:alert(1): only http and https are opened',
    '  - OSS None: (empty): it has no address',
    '  - OSS Plans: /apps/scm/plans: no sub-app of the configuration has this name below the child root',
    '  - CRM Up: ../x: ".." leads out of its system',
  ])
})

test('systems and child root of the configuration count', () => {
  const config = { childRoot: 'apps', systems: { SCM: { app: 'scm' } } }
  expect(menuFindings(menus, config)[0]?.remark).toContain('hold 4 addresses')
})

test.each([null, {}, [], [{ systemCode: 'OSS', menuList: [item('All', 'orders')] }]])(
  'nothing is said of %j',
  (data) => {
    expect(menuFindings(data, {})).toEqual([])
  },
)
