import { expect, test } from 'vitest'
import { configLines, findingsOf, menuFindings } from './findings.ts'

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

const area = (salesOrgBusinessType: string | null) => ({ salesOrgBusinessType })
const responsibility = (systemCode: string, responsibilityId: number) => ({ systemCode, responsibilityId })

test('a backend that writes everything as the portal reads it gives nothing to do', () => {
  const data = {
    getUserInfo: {
      sapDistributorSaleAreas: [area('CERAMIC'), area(null)],
      userRespList: [responsibility('LTC', 1), responsibility('OSS', 2)],
    },
    findOrganization: [{ orgCode: 'HQ' }, { orgCode: 'Bathroom' }],
  }
  expect(findingsOf(data, {}, [])).toEqual([])
  expect(configLines([])).toBe('')
})

test('what a configuration lacks is said, with the lines for it', () => {
  const data = {
    getUserInfo: {
      sapDistributorSaleAreas: [area('瓷砖'), area('卫浴')],
      userRespList: [responsibility('LTC', 1), responsibility('CZDP', 1)],
    },
    findOrganization: [{ orgCode: 'SYB01' }],
    findMenuInfoAllSystem: [
      { systemCode: 'LTC', menuList: [{ systemCode: 'LTC', menuId: 7, children: null }] },
      { systemCode: 'OSS', menuList: [{ systemCode: 'OSS', menuId: '7' }] },
    ],
    gatherList: { records: [{ businessUnit: 'TILES' }, { businessUnit: 'TILES' }] },
  }
  const config = { mappings: { businessUnits: { 卫浴: 'bathroom' as const } } }
  const findings = findingsOf(data, config, ['homeFigures'])
  expect(findings.map(({ remark }) => remark)).toEqual([
    expect.stringContaining('are spelt 瓷砖, TILES,'),
    expect.stringContaining('No department (SYB01)'),
    expect.stringContaining(
      '1 responsibilityId of responsibilities are the same in several systems (1 in LTC and CZDP)',
    ),
    expect.stringContaining('1 menuId of menu items are the same in several systems (7 in LTC and OSS)'),
    expect.stringContaining('The backend lacks homeFigures'),
  ])
  const unit = 'ceramic or bathroom'
  expect(JSON.parse(configLines(findings))).toEqual({
    mappings: { businessUnits: { 瓷砖: unit, TILES: unit }, departmentUnits: { SYB01: unit } },
    callPaths: { homeFigures: null },
  })
})
