import { expect, it } from 'vitest'
import { createFileRecord } from './load-marks.ts'

it('files of a page are forgotten once it is loaded with another mark', () => {
  const forgotten: string[] = []
  const record = createFileRecord((url) => void forgotten.push(url))
  record('/oms/', undefined, '/oms/a.js')
  record('/oms/', undefined, '/oms/b.js')
  record('/ltc/', undefined, '/ltc/a.js')
  expect(forgotten).toEqual([])
  record('/oms/', '1', '/oms/a.js?1')
  expect(forgotten.splice(0)).toEqual(['/oms/a.js', '/oms/b.js'])
  record('/oms/', '2', '/oms/a.js?2')
  expect(forgotten).toEqual(['/oms/a.js?1'])
})
