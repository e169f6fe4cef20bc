import { expect, it } from 'vitest'
import { leftOnPortal, misdirectedFindings } from './drawn-page-check.ts'

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

const before = { look: 'light', attributes: ['lang="en" of <html>'] }

it.each([
  [
    'an attribute',
    { ...before, attributes: [...before.attributes, 'data-theme="dark" of <div>'] },
    'data-theme="dark" of <div>',
  ],
  ['a value', { ...before, attributes: ['lang="ar" of <html>'] }, 'lang="ar" of <html>'],
  ['the look', { ...before, look: 'dark' }, 'looks different'],
])('%s of a hidden page that is left on the portal is a problem', (_what, now, named) => {
  const [finding, ...others] = leftOnPortal(before, now)
  expect([finding?.verdict, others]).toEqual(['problem', []])
  expect(finding?.remark).toContain(named)
})

it('what was there before is none', () => {
  expect(leftOnPortal(before, { ...before, attributes: [] })).toEqual([])
})
