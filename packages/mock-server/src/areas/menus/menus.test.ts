import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { findVisiblePage, menuVisibility } from './menus.ts'

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
    const pages = await world.db.menuItem.findMany({ where: { ...visible, children: { none: {} } }, ...byId })
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
