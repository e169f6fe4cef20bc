import { afterAll, beforeAll, expect, test } from 'vitest'
import { askList, type Row } from '../../testing/list-cases.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'

let portal: TestApp
beforeAll(async () => {
  portal = await openTestApp()
})
afterAll(() => portal.close())

const counted = { status: { notIn: ['draft' as const, 'cancelled' as const] } }
const sum = (rows: readonly Row[], field: string) =>
  rows.reduce((total, row) => total + Number(row[field]), 0)

test('gathered orders add up to the orders that count', async () => {
  const { rows } = await askList(portal, 'gatherList', { size: 999_999 })
  const orders = await portal.world.db.salesOrder.findMany({ where: counted })
  expect(sum(rows, 'orderCount')).toBe(orders.length)
  expect(sum(rows, 'quantity')).toBe(orders.reduce((total, { quantity }) => total + quantity, 0))
  const cents = orders.reduce((total, { amountCents }) => total + amountCents, 0)
  expect(Math.round(sum(rows, 'amount') * 100)).toBe(cents)
})

test('months can be chosen', async () => {
  const { rows } = await askList(portal, 'gatherList', { size: 999_999 })
  const month = rows[0]?.month ?? ''
  const chosen = await askList(portal, 'gatherList', { size: 999_999, monthFrom: month, monthTo: month })
  expect(chosen.rows).toEqual(rows.filter((row) => row.month === month))
  await expect(askList(portal, 'gatherList', { monthFrom: '2026-13' })).rejects.toThrow('monthFrom')
})

test('the own rows of a person who looks after the company are all rows', async () => {
  const { rows } = await askList(portal, 'gatherList', { size: 999_999, businessUnit: 'bathroom' })
  const own = await askList(portal, 'gatherList', { size: 999_999, businessUnit: 'bathroom', scope: 'own' })
  expect(rows.length).toBeGreaterThan(0)
  expect(own.rows).toEqual(rows)
})
