import { describe, expect, it } from 'vitest'
import { companyDirOf, demoCompany } from '../paths.ts'
import { changedCompany, smallCompany } from '../testing/small-company.ts'
import { readCompanyFiles } from './company-files.ts'
import { parseCompany } from './parse-company.ts'

describe('the demo company', () => {
  it('is without a mistake', async () => {
    const company = parseCompany(await readCompanyFiles(companyDirOf(demoCompany)))
    expect(company.systems.content.length).toBeGreaterThanOrEqual(6)
  })
})

describe('a company file', () => {
  it('may be as small as a handful of entries', () => {
    expect(parseCompany(smallCompany()).users.content.users).toHaveLength(1)
  })

  it('may say as what its backend gives ids out', () => {
    const answering = (ids: string) => parseCompany(smallCompany({ 'answers.yaml': `ids: ${ids}` })).answers
    expect(answering('text')?.content).toEqual({ ids: 'text' })
    expect(() => answering('letters')).toThrow('answers.yaml:1: ids must be one of number, text')
  })

  it.each([
    [
      'a form that is no YAML',
      'users.yaml',
      '[HQ]',
      '[HQ',
      'users.yaml:10: Flow sequence in block collection',
    ],
    ['a missing field', 'users.yaml', '    kind: staff\n', '', 'users.yaml:4: users.0 lacks kind'],
    [
      'an unknown field',
      'users.yaml',
      'kind:',
      'sort: 1\n    kind:',
      'users.yaml:7: users.0 has the unknown field sort',
    ],
    [
      'a value outside its list',
      'users.yaml',
      'staff',
      'boss',
      'users.yaml:7: users.0.kind must be one of staff, sales, distributor',
    ],
    ['an empty text', 'users.yaml', '王静', "''", 'users.yaml:5: users.0.fullName must not be empty'],
    [
      'a number for a text',
      'users.yaml',
      "'19900000001'",
      '19900000001',
      'users.yaml:8: users.0.phone must be string',
    ],
    [
      'a malformed phone',
      'users.yaml',
      '19900000001',
      '12',
      'users.yaml:8: users.0.phone must be eleven digits in quotes',
    ],
    [
      'a file name that is a path',
      'files.yaml',
      '指引.txt',
      '../指引.txt',
      'files.yaml:1: 0.name must be a file name',
    ],
    [
      'a weak password',
      'users.yaml',
      'Tiles@2026',
      'tiles',
      'users.yaml:2: password must be a password that the policy allows',
    ],
    [
      'a malformed day',
      'notices.yaml',
      '-3d',
      'soon',
      "notices.yaml:2: 0.startDate must be a day counted from the world's day",
    ],
    [
      'malformed recipients',
      'notices.yaml',
      'all',
      'some',
      'notices.yaml:2: 0.recipients must be all, a list of user names, or',
    ],
    [
      'an icon that does not exist',
      'menus/OSS.yaml',
      'path: /home',
      'path: /home, icon: hoome',
      'menus/OSS.yaml:1: 0.icon hoome is no icon; did you mean home?',
    ],
    [
      'a malformed path deep in a menu',
      'menus/LTC.yaml',
      '/list',
      'list',
      'menus/LTC.yaml:8: 0.children.0.path must be a path that starts with /',
    ],
  ])('is refused for %s, with file, line and what was expected', (_what, path, from, to, message) => {
    expect(() => parseCompany(changedCompany(path, from, to))).toThrow(message)
  })

  it('is missed when it is not there', () => {
    const files = smallCompany().filter(({ path }) => path !== 'lookups.yaml')
    expect(() => parseCompany(files)).toThrow('lookups.yaml: is missing')
  })
})
