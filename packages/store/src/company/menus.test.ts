import { describe, expect, it } from 'vitest'
import { smallCompany } from '../testing/small-company.ts'
import { menuRows } from './menus.ts'
import { parseCompany } from './parse-company.ts'

describe('who sees a menu item', () => {
  const rows = menuRows(parseCompany(smallCompany()))
  const seers = (code: string) => {
    const row = rows.find(({ node }) => node.code === code)
    return { departments: row?.departments, responsibilities: row?.responsibilities }
  }

  it.each([
    ['CONTRACTS', 'what it names, else all of its system', ['TILE'], ['CLERK', 'MANAGER']],
    ['LIST', "its parent's, when it names nothing", ['TILE'], ['CLERK', 'MANAGER']],
    ['REVIEW', "its own, not its parent's", ['HQ'], ['MANAGER']],
    ['HOME', 'for OSS the responsibilities of LTC (specification §6)', ['HQ'], ['CLERK', 'MANAGER']],
  ])('%s: %s', (code, _rule, departments, responsibilities) => {
    expect(seers(code)).toEqual({ departments, responsibilities })
  })
})

describe('the rows of a menu tree', () => {
  it('come parents first, in the order of the file', () => {
    const rows = menuRows(parseCompany(smallCompany()))
    expect(rows.map(({ id, parentId, sortOrder, node }) => [id, parentId, sortOrder, node.code])).toEqual([
      [1, null, 0, 'CONTRACTS'],
      [2, 1, 0, 'LIST'],
      [3, 1, 1, 'REVIEW'],
      [4, null, 0, 'HOME'],
    ])
  })
})
