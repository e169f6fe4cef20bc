import { expect, it } from 'vitest'
import { bustAddress, createLoadMarks } from './load-marks.ts'

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
  const loadedLate = marks.renew('/oms/')
  marks.renew('/oms/')
  loadedLate()
  expect(marks.of('/oms/')).toBe('2-7')
  marks.renew('/oms/')()
  expect(marks.of('/oms/')).toBe('2-7')
})

it('are new after a file was missing once, and not at each opening of a page that goes without it', () => {
  const minute = 60_000
  let now = 0
  const marks = createLoadMarks(() => now)
  /** Each opening requests the file if its address is new, and never finds it. */
  const asked: (string | undefined)[] = []
  const openAt = (minutes: number) => {
    now = minutes * minute
    const mark = marks.of('/oms/')
    if (mark === undefined ? asked.length === 0 : !asked.includes(mark)) {
      asked.push(mark)
      marks.noteBadFile('/oms/', mark ? bustAddress('/oms/print.css', mark) : '/oms/print.css')
    }
  }
  for (const minutes of [0, 1, 2, 3, 5.9]) openAt(minutes)
  expect(asked).toEqual([undefined, '1-0'])
  for (const minutes of [6, 7, 10.9]) openAt(minutes)
  expect(asked).toEqual([undefined, '1-0', `2-${6 * minute}`])
})

it('are new at once where another file is missing, and after a retry by the user', () => {
  const marks = createLoadMarks(() => 7)
  for (const file of ['a.css', 'a.css?portal-retry=1-7', 'b.css']) marks.noteBadFile('/oms/', file)
  expect(marks.of('/oms/')).toBe('2-7')
  marks.renew('/oms/')
  expect(marks.of('/oms/')).toBe('3-7')
})
