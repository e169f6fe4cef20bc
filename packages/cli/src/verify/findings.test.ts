import { expect, test } from 'vitest'
import { configLines, findingsOf } from './findings.ts'

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
