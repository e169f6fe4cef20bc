import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { askList, listCases, pageWish, readWholeList, valuesOf, wishInput } from '../../testing/list-cases.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'

let portal: TestApp
beforeAll(async () => {
  portal = await openTestApp()
})
afterAll(() => portal.close())

const inOrder = (found: readonly (string | number)[]) =>
  [...found].sort((a, b) => (typeof a === 'number' ? a - Number(b) : a < b ? -1 : a > b ? 1 : 0))

describe.each(listCases)('$id', (list) => {
  test('pages without gaps, and says how many rows there are', async () => {
    const { rows, total } = await readWholeList(portal, list)
    const page = (current: number, size: number) => askList(portal, list.id, pageWish(list, current, size))
    expect(rows.length).toBeGreaterThan(5)
    expect(total).toBe(rows.length)
    expect((await askList(portal, list.id)).rows).toEqual(rows.slice(0, 10))
    expect(await page(2, 3)).toEqual({ rows: rows.slice(3, 6), total })
    const last = Math.ceil(total / 4)
    expect((await page(last, 4)).rows).toEqual(rows.slice((last - 1) * 4))
    expect(await page(99_999, 4)).toEqual({ rows: [], total })
  })

  test.each(list.sorts)('is sorted by %s, both ways round', async (field) => {
    const up = valuesOf((await readWholeList(portal, list, { sort: field })).rows, field)
    const down = valuesOf((await readWholeList(portal, list, { sort: `-${field}` })).rows, field)
    expect(up).toEqual(inOrder(up))
    expect(down).toEqual(inOrder(down).reverse())
  })

  test('has an order of its own', async () => {
    const sort = `${list.ascending ? '' : '-'}${list.sorts[0]}`
    expect(await readWholeList(portal, list)).toEqual(await readWholeList(portal, list, { sort }))
  })

  test('names the valid sort fields when given another', async () => {
    const certificate = await portal.certificateOf('liufang')
    const { status, msg } = await portal.call(list.id, wishInput(list.id, { sort: 'password' }), certificate)
    expect([status, msg]).toEqual([
      'E',
      expect.stringContaining(`sort 应为 ${list.sorts[0]}、-${list.sorts[0]}`),
    ])
  })
})
