import { expect, it } from 'vitest'
import { learnFrom } from './probes.ts'

it.each<[unknown, object]>([
  [{ userId: '1580000000000000017', fullName: 'x' }, { userId: '1580000000000000017' }],
  [[{ orgCode: '' }, { orgCode: 'HQ' }, { orgCode: 'TILE' }], { orgCode: 'HQ' }],
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
