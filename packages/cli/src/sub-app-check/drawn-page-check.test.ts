import { expect, it } from 'vitest'
import { misdirectedFindings } from './drawn-page-check.ts'

it.each([
  [[], []],
  [['/a.png', '/a.png'], ['/a.png leads nowhere']],
  [['/a.png', '/b.png'], ['/a.png, /b.png lead nowhere']],
])('addresses %j that led nowhere are named once: %j', (addresses, remarks) => {
  const found = misdirectedFindings(addresses)
  expect(found.map(({ verdict, remark }) => `${verdict}: ${remark}`)).toEqual(
    remarks.map((remark) => expect.stringContaining(`problem: ${remark}`)),
  )
})
