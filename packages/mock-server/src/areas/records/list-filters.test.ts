import { companyDay } from '@portal/protocol/company-time'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { askSums, listCases, type Row, readWholeList } from '../../testing/list-cases.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'

let portal: TestApp
beforeAll(async () => {
  portal = await openTestApp()
})
afterAll(() => portal.close())

const listsWith = <Condition extends 'part' | 'word' | 'days' | 'sums'>(condition: Condition) =>
  listCases.flatMap((list) => {
    const field = list[condition]
    return field === undefined ? [] : [{ ...list, field }]
  })

test.each(listsWith('part'))('$id finds rows by a part of $field', async ({ field, ...list }) => {
  const { rows: all } = await readWholeList(portal, list)
  const part = String(all[3]?.[field]).slice(1, 4)
  const { rows, total } = await readWholeList(portal, list, { [field]: part })
  expect(rows).toEqual(all.filter((row) => String(row[field]).includes(part)))
  expect(total).toBe(rows.length)
  expect((await readWholeList(portal, list, { [field]: '%' })).total).toBe(0)
})

test('orders are found by a part of their distributor’s name, and by what a form can be about', async () => {
  const list = { id: 'salesOrderPage', sorts: ['orderedAt'] } as const
  const { rows: all } = await readWholeList(portal, list)
  const part = String(all[3]?.distributorName).slice(1, 4)
  const { rows } = await readWholeList(portal, list, { distributorName: part })
  expect(rows).toEqual(all.filter((row) => String(row.distributorName).includes(part)))
  const collectable = await readWholeList(portal, list, { selection: 'collectable' })
  const states = ['approved', 'producing', 'shipped', 'completed']
  expect(collectable.rows).toEqual(all.filter(({ status }) => states.includes(String(status))))
})

test.each(listsWith('word'))('$id finds rows by $field', async ({ field, ...list }) => {
  const { rows: all } = await readWholeList(portal, list)
  const word = all[0]?.[field] ?? ''
  const { rows, total } = await readWholeList(portal, list, { [field]: word })
  expect(rows).toEqual(all.filter((row) => row[field] === word))
  expect(total).toBe(rows.length)
})

test.each(listsWith('days'))(
  '$id finds rows by the day when they were $field',
  async ({ field, ...list }) => {
    const dayOf = (row: Row | undefined) => companyDay(new Date(String(row?.[`${field}At`])))
    const { rows: all } = await readWholeList(portal, list)
    const day = dayOf(all[2])
    const { rows, total } = await readWholeList(portal, list, { [`${field}From`]: day, [`${field}To`]: day })
    expect(rows).toEqual(all.filter((row) => dayOf(row) === day))
    expect(total).toBe(rows.length)
  },
)

test.each(listsWith('sums'))('$id sums up the rows of all pages', async ({ field: fields, ...list }) => {
  const { rows: all } = await readWholeList(portal, list)
  const { distributorCode = '' } = all[0] ?? {}
  const ofMonth = { orderedFrom: '2026-10-01', orderedTo: '2026-10-31' }
  for (const wish of [{}, { distributorCode }, ...(list.days ? [ofMonth] : [])]) {
    const { rows } = await readWholeList(portal, list, wish)
    const expected = fields.map((field) => [
      field,
      rows.reduce((sum, row) => sum + Math.round(Number(row[field]) * 100), 0) / 100,
    ])
    expect(await askSums(portal, list.id, wish)).toEqual(Object.fromEntries(expected))
  }
})

test('a day that does not exist is refused', async () => {
  const [list] = listsWith('days')
  const wish = { [`${list?.field}From`]: '2026-02-30' }
  await expect(readWholeList(portal, { id: 'wyRetailOrderPage' }, wish)).rejects.toThrow('orderedFrom')
})

test.each(['distributorPage', 'bathDealerPage'] as const)(
  '%s finds the distributors of a city by its name in any language',
  async (id) => {
    const { rows: all } = await readWholeList(portal, { id })
    const ofChengdu = all.filter(({ city }) => city === '成都')
    expect(ofChengdu).not.toEqual([])
    for (const city of ['成都', '成', 'Chengdu', 'chengd']) {
      expect((await readWholeList(portal, { id }, { city })).rows).toEqual(ofChengdu)
    }
  },
)
