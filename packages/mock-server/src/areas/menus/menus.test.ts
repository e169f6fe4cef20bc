import type { Id } from '@portal/protocol/rules/ids'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { namesFor } from '../../domain/name-language.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { findVisiblePage, type MenuRow, menuTree, menuVisibility } from './menus.ts'

const chinese = namesFor('zh')

const row = (id: number, parentId: number | null, disabled = false): MenuRow => ({
  id,
  parentId,
  code: `M${id}`,
  name: `菜单${id}`,
  nameEn: `Menu ${id}`,
  description: '',
  path: `/m/${id}`,
  htmlUrl: null,
  icon: 'home',
  disabled,
})

interface Node {
  readonly menuId: Id
  readonly children: readonly Node[]
}
const outline = (nodes: readonly Node[]): string =>
  nodes
    .map(({ menuId, children }) => (children.length > 0 ? `${menuId}(${outline(children)})` : menuId))
    .join(' ')

// 1 contains 2 and 3, 3 contains 4; 5 is on its own
const rows = [row(1, null), row(2, 1), row(3, 1), row(4, 3), row(5, null)]

describe('the menu tree that a user sees', () => {
  test.each([
    ['everything', [1, 2, 3, 4, 5], '1(2 3(4)) 5'],
    ['a branch as far as something inside shows', [4], '1(3(4))'],
    ['no branch that shows nothing inside', [1, 3, 5], '5'],
    ['a page without its siblings', [2], '1(2)'],
    ['nothing', [], ''],
  ])('contains %s', (_what, visible, expected) => {
    expect(outline(menuTree(rows, new Set(visible), 'OSS', chinese))).toBe(expected)
  })

  test('delivers disabled items as disabled', () => {
    const [item] = menuTree([row(1, null, true)], new Set([1]), 'OSS', chinese)
    expect(item).toMatchObject({ menuCode: 'M1', systemCode: 'OSS', disabled: true })
  })

  test('shows exactly the visible pages, whatever the tree', () => {
    const parents = fc.array(fc.nat(), { minLength: 1, maxLength: 40 })
    fc.assert(
      fc.property(parents, fc.func(fc.boolean()), (choices, isVisible) => {
        const tree = choices.map((choice, id) => row(id, id === 0 || choice % 5 === 0 ? null : choice % id))
        const visible = tree.filter(({ id }) => isVisible(id)).map(({ id }) => id)
        const branches = new Set(tree.map(({ parentId }) => parentId))
        const pages = visible.filter((id) => !branches.has(id))
        const shown: number[] = []
        const collect = (nodes: readonly Node[]): void => {
          for (const { menuId, children } of nodes) {
            if (children.length === 0) shown.push(Number(menuId))
            collect(children)
          }
        }
        collect(menuTree(tree, new Set(visible), 'OSS', chinese))
        expect(shown.sort((a, b) => a - b)).toEqual(pages)
      }),
    )
  })
})

describe('menus', () => {
  let portal: TestApp
  beforeAll(async () => {
    portal = await openTestApp()
  })
  afterAll(() => portal.close())

  test('everybody sees the pages that their menus show, and no others', async () => {
    const { world } = portal
    const users = await world.db.user.findMany({ select: { id: true } })
    const byId = { orderBy: { id: 'asc' } } as const
    const items = await world.db.menuItem.findMany({ select: { id: true }, ...byId })
    const seen = []
    for (const { id } of users) {
      const { menuItem: visible } = menuVisibility(world, id)
      const pages = await world.db.menuItem.findMany({
        where: { ...visible, children: { none: {} } },
        ...byId,
      })
      const found = items.flatMap((item) => findVisiblePage(world, id, item.id) ?? [])
      expect(found.map((page) => page.id)).toEqual(pages.map((page) => page.id))
      seen.push(found.length)
    }
    expect(new Set(seen).size).toBeGreaterThan(1) // people differ, or nothing was compared
  })

  test('a page comes with the code of its system', async () => {
    const { world } = portal
    const { system, ...item } = await world.db.menuItem.findFirstOrThrow({
      where: { code: 'OSS_CERAMIC_LIST' },
      include: { system: true },
    })
    const { id: userId } = await world.db.user.findUniqueOrThrow({ where: { userName: 'dealer.foshan' } })
    const { id, code, name, nameEn, path, htmlUrl } = item
    expect(findVisiblePage(world, userId, id)).toEqual({
      ...{ id, code, name, nameEn, path, htmlUrl },
      systemCode: system.code,
    })
  })
})
