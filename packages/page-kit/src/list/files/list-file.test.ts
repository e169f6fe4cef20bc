import { expect, it } from 'vitest'
import { csvOf } from './list-file.ts'

it('a list as CSV quotes what has to be quoted, and lets no text be a formula; days are the company’s', () => {
  const rows = [
    ['TC1', 1234.5, new Date('2026-11-19T17:00Z')],
    ['a "b", c\nd', Number.NaN, null],
    ['=1+1', -5, ''],
  ]
  expect(csvOf({ name: 'x', titles: ['订单号', '金额', '日期'], rows })).toBe(
    '\ufeff订单号,金额,日期\r\nTC1,1234.5,2026-11-20\r\n"a ""b"", c\nd",,\r\n\'=1+1,-5,\r\n',
  )
})
