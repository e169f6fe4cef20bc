import { expect, it, test } from 'vitest'
import { learnFrom, probes, readAsAt } from './probes.ts'

const tree = { name: 'text', 'at?': '?time', children: ['self'] } as const

it.each([
  [['page', tree, {}], '/data', ['page', tree, {}]],
  [['page', tree, {}], '/data/records', [tree]],
  [['page', tree, {}], '/data/records/3/at', '?time'],
  [[tree], '/data/0/children/1/children/2/name', 'text'],
  [[tree], '/data/0/other', undefined],
  [[tree], '/count', undefined],
  ['text', '/data/0', undefined],
] as const)('in the shape %j, %s is read as %j', (shape, pointer, expected) => {
  expect(readAsAt({ shape }, pointer)?.shape).toEqual(expected)
})

test('the totals of a page are distinguished from its rows', () => {
  const isTotal = (pointer: string) => readAsAt({ shape: ['page', tree, {}] }, pointer)?.isTotal
  expect(['/data/total', '/data/records', '/data/records/0/name'].map(isTotal)).toEqual([true, false, false])
})

test('a call needs its record, not the objects in it', () => {
  const call = { shape: { inner: tree }, needsRecord: true } as const
  expect([readAsAt(call, '/data')?.isNeeded, readAsAt(call, '/data/inner')?.isNeeded]).toEqual([true, false])
})

it.each<[unknown, object]>([
  [{ userId: '1580000000000000017', fullName: 'x' }, { userId: '1580000000000000017' }],
  [[{ orgCode: '' }, { orgCode: 'HQ' }, { orgCode: 'TILE' }], { orgCode: ['HQ', 'TILE'] }],
  [{ records: [null, { distributorCode: 'D1' }], total: '1' }, { distributorCode: 'D1' }],
  [[{ taskId: null }], {}],
  [null, {}],
  ['<html>', {}],
  [{ records: null }, {}],
])('of %j one learns %j', (data, learned) => {
  expect(learnFrom(data, {})).toEqual(learned)
})

it('what is known stays', () => {
  expect(learnFrom([{ taskId: 2 }], { taskId: 1 })).toEqual({ taskId: 1 })
})

it('menus are asked for in all departments, in 200 at most', () => {
  const departments = Array.from({ length: 201 }, (_none, orgCode) => ({ orgCode }))
  const { body } = probes.findMenuInfoAllSystem.input(learnFrom(departments, {}))
  expect(body).toEqual({ sybCodes: departments.slice(0, 200).map(({ orgCode }) => orgCode) })
})
