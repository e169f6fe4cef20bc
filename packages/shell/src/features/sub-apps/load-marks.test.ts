import { expect, it } from 'vitest'
import { createLoadMarks } from './load-marks.ts'

it('of a sub-app are none until something fails, and then never the same', () => {
  const marks = createLoadMarks(() => 7)
  expect(marks.of('/oms/')).toBeUndefined()
  marks.renew('/oms/')
  const first = marks.of('/oms/')
  marks.renew('/oms/')
  expect([first, marks.of('/oms/'), marks.of('/ltc/')]).toEqual(['1-7', '2-7', undefined])
})

it('are taken back when the page came after all, unless something failed since', () => {
  const marks = createLoadMarks(() => 7)
  const cameAfterAll = marks.renew('/oms/')
  marks.renew('/oms/')
  cameAfterAll()
  expect(marks.of('/oms/')).toBe('2-7')
  marks.renew('/oms/')()
  expect(marks.of('/oms/')).toBe('2-7')
})
