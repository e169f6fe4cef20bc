import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { menuItem, systemMenu } from '../../menu/testing/build-menu.ts'
import { readCharacter } from './pinyin-dictionary.ts'
import { buildIndex, menuEntries, searchMenus } from './search-index.ts'

const nothing = { favourites: new Set<string>(), recent: [] }
const code = (menuCode: string) => ({ menuCode })
const systems = [
  systemMenu('OSS', '订单服务', [
    menuItem('订单', '/o', code('A')),
    menuItem('订单管理', '/m', {
      ...code('B'),
      children: [
        menuItem('瓷砖订单查询', '/orders/ceramic', code('OSS_CERAMIC_LIST')),
        menuItem('订单导入', '/orders/import', { ...code('OSS_IMPORT'), disabled: true }),
      ],
    }),
    menuItem('New ceramic order', '/orders/new', code('OSS_NEW')),
  ]),
  systemMenu('CRM', '客户关系', [menuItem('订', '/x', code('C'))]),
  systemMenu('BPM', '流程', [], { disabled: true }),
]
const index = buildIndex(menuEntries(systems), readCharacter)
const names = (query: string, prefer: Partial<typeof nothing> = {}, limit = 20) =>
  searchMenus(index, query, limit, { ...nothing, ...prefer }).found.map(({ entry }) => entry.name)

describe('the search', () => {
  it.each([
    ['by name, exact before prefix, part and greyed', '订单', ['订单', '瓷砖订单查询', '订单导入']],
    ['by code', 'oss_ceramic', ['瓷砖订单查询']],
    ['by path', 'orders/new', ['New ceramic order']],
    ['by full pinyin', 'dingdan', ['订单', '瓷砖订单查询', '订单导入']],
    ['by full pinyin in syllables', 'ding dan chaxun', ['瓷砖订单查询']],
    ['by initials of pinyin', 'czddcx', ['瓷砖订单查询']],
    ['by initials of words', 'nco', ['New ceramic order']],
    ['by several words apart', 'order new', ['New ceramic order']],
    ['a system with a window of its own', 'crm', ['客户关系']],
    ['a greyed system', 'bpm', ['流程']],
    ['no group', '订单管理', []],
    ['nothing for nothing', '  ', []],
    ['nothing for what is nowhere', 'xyzzy', []],
  ])('finds %s', (_what, query, expected) => {
    expect(names(query)).toEqual(expected)
  })

  it('prefers favourites, then recently opened pages, among equal matches', () => {
    const many = ['订单一', '订单二', '订单三'].map((name) => menuItem(name, `/${name}`))
    const of = buildIndex(menuEntries([systemMenu('OSS', 'S', [menuItem('订单', '/d'), ...many])]))
    const [, second, third] = many.map(({ menuId }) => menuId)
    const found = searchMenus(of, '订单', 9, {
      favourites: new Set([`OSS/${third}`]),
      recent: [`OSS/${second}`],
    })
    expect(found.found.map(({ entry }) => entry.name)).toEqual(['订单', '订单三', '订单二', '订单一'])
  })

  it('returns the total beyond the limit', () => {
    const { found, total } = searchMenus(index, '订单', 1, nothing)
    expect([found.length, total]).toEqual([1, 3])
  })

  it('returns where it was found', () => {
    const at = (query: string) => searchMenus(index, query, 1, nothing).found[0]?.at
    expect(at('ddcx')).toEqual({ field: 'name', kind: 'initials', start: 2, end: 6 })
    expect(at('ceramic_list')).toEqual({ field: 'code', kind: 'word', start: 4, end: 16 })
  })
})

it('finds every page by any part of its name, code or path, and never more than searched for', () => {
  const text = fc.string({ unit: fc.constantFrom(...'订单查询 ab_/1É'), minLength: 1, maxLength: 12 })
  const page = fc.record({ name: text, menuCode: text, path: text })
  fc.assert(
    fc.property(
      fc.array(page, { minLength: 1, maxLength: 20 }),
      fc.nat(),
      fc.constantFrom('name', 'menuCode', 'path'),
      fc.nat(),
      (pages, which, field, from) => {
        const items = pages.map(({ name, menuCode, path }) => menuItem(name, path, { menuCode }))
        const every = buildIndex(menuEntries([systemMenu('OSS', 'S', items)]))
        const place = which % pages.length
        const wanted = pages[place]?.[field] ?? ''
        const query = wanted.slice(from % wanted.length)
        if (query.trim() === '' || query !== query.replace(/\s+/g, ' ').trim()) return
        const { found, total } = searchMenus(every, query, 5, nothing)
        expect(found.length).toBe(Math.min(total, 5))
        const all = searchMenus(every, query, pages.length, nothing).found
        expect(all.map(({ entry }) => entry.item)).toContain(items[place])
      },
    ),
  )
})
