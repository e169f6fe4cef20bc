import { expect, it } from 'vitest'
import { pageOfRows } from './in-browser.ts'
import { firstPage } from './list-query.ts'

const rows = [
  { developer: 'Yunhe', amount: 5 },
  { developer: 'Shanyu', amount: 30 },
  { developer: 'Yunshan', amount: 20 },
]

it.each([
  [{}, ['Yunhe', 'Shanyu', 'Yunshan'], 3],
  [{ sort: '-amount' }, ['Shanyu', 'Yunshan', 'Yunhe'], 3],
  [{ sort: 'developer', size: 2 }, ['Shanyu', 'Yunhe'], 3],
  [{ size: 2, current: 2 }, ['Yunshan'], 3],
  [{ conditions: { developer: 'yun' } }, ['Yunhe', 'Yunshan'], 2],
  [{ conditions: { developer: 'none' } }, [], 0],
])('%j shows %j of %i', (query, developers, total) => {
  const page = pageOfRows(rows, { ...firstPage, ...query })
  expect(page.rows.map(({ developer }) => developer)).toEqual(developers)
  expect(page.total).toBe(total)
})
