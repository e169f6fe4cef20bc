import { describe, expect, it } from 'vitest'
import { changedCompany, smallCompany } from '../testing/small-company.ts'
import { parseCompany } from './parse-company.ts'

const area =
  '{ businessUnit: ceramic, salesOrgBusinessType: ceramic, saleOrganizationCode: S, saleOrganizationName: 销售, distributionChannelCode: C, distributionChannelName: 渠道, companyCode: C }'

describe('references between company files are refused for', () => {
  it.each([
    [
      'a duplicate department',
      'departments.yaml',
      'TILE',
      'HQ',
      'departments.yaml:2: department HQ is there already, at departments.yaml:1',
    ],
    [
      'an unknown department of a system',
      'systems.yaml',
      'TILE',
      'TILES',
      'systems.yaml:8: department TILES is unknown; expected one of HQ, TILE',
    ],
    [
      'an unknown system of a responsibility',
      'responsibilities.yaml',
      'LTC',
      'LTX',
      'responsibilities.yaml:2: system LTX is unknown; expected one of LTC, OSS',
    ],
    [
      'a duplicate menu item',
      'menus/LTC.yaml',
      'LIST',
      'CONTRACTS',
      'menus/LTC.yaml:8: menu item CONTRACTS is there already, at menus/LTC.yaml:2',
    ],
    [
      'a duplicate leaf path',
      'menus/LTC.yaml',
      '/review',
      '/list',
      'menus/LTC.yaml:9: path /list is there already, at menus/LTC.yaml:8',
    ],
    [
      'an unknown responsibility of a menu item',
      'menus/LTC.yaml',
      'MANAGER',
      'BOSS',
      'menus/LTC.yaml:9: responsibility BOSS is unknown; expected one of CLERK, MANAGER',
    ],
    [
      'an unknown responsibility of a user',
      'users.yaml',
      'CLERK',
      'BOSS',
      'users.yaml:10: responsibility BOSS is unknown',
    ],
    [
      'an unknown distributor of a user',
      'users.yaml',
      'departments',
      'distributor: D1\n    departments',
      'users.yaml:9: distributor D1 is unknown; expected none',
    ],
    [
      'a distributor person without a distributor',
      'users.yaml',
      'staff',
      'distributor',
      'users.yaml:7: wang is of kind distributor; expected the code',
    ],
    [
      'two default positions',
      'users.yaml',
      'departments',
      'positions: [{ name: 甲, code: A, default: true }, { name: 乙, code: B, default: true }]\n    departments',
      'users.yaml:9: wang has several default positions',
    ],
    [
      'a duplicate position',
      'users.yaml',
      'departments',
      'positions: [{ name: 甲, code: A }, { name: 乙, code: A }]\n    departments',
      'users.yaml:9: position of wang A is there already',
    ],
    [
      'an unknown user of a sign-on code',
      'sign-on-codes.yaml',
      'user: wang',
      'user: li',
      'sign-on-codes.yaml:1: user li is unknown; expected one of wang',
    ],
    [
      'an unknown recipient',
      'notices.yaml',
      'all',
      '[li]',
      'notices.yaml:2: user li is unknown; expected one of wang',
    ],
    [
      'a file whose content is of another kind than its name',
      'files.yaml',
      'text: 指引',
      'table: distributors',
      'files.yaml:1: 指引.txt has table; expected text',
    ],
    [
      'a file without content',
      'files.yaml',
      ', text: 指引',
      '',
      'files.yaml:1: 指引.txt has no content; expected text',
    ],
    [
      'a notice that ends before it starts',
      'notices.yaml',
      '+14d',
      '-4d',
      'notices.yaml:2: -4d is before startDate -3d',
    ],
    [
      'a duplicate lookup',
      'lookups.yaml',
      'entries: [',
      'entries: [{ code: Y, name: 对, nameEn: Yes }, ',
      'lookups.yaml:1: lookup PUBLIC YES_NO Y is there already',
    ],
    [
      'a duplicate sale area',
      'distributors.yaml',
      '[]',
      `- { code: D, name: 商, nameEn: D, city: 佛山, saleAreas: [${area}, ${area}] }`,
      'distributors.yaml:1: sale area S with channel C is there already',
    ],
  ])('%s', (_what, path, from, to, message) => {
    expect(() => parseCompany(changedCompany(path, from, to))).toThrow(message)
  })

  it('a menu of no system', () => {
    expect(() => parseCompany(smallCompany({ 'menus/XYZ.yaml': '[]' }))).toThrow(
      'menus/XYZ.yaml:1: system XYZ is unknown',
    )
  })

  it('several mistakes, which are all reported at once', () => {
    const files = smallCompany({ 'responsibilities.yaml': '[]' })
    expect(() => parseCompany(files)).toThrow(/menus\/LTC\.yaml:9: .*\nusers\.yaml:10: /)
  })
})
