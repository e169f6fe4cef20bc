import { expect, it } from 'vitest'
import { learnFrom, probes } from './probes.ts'

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
