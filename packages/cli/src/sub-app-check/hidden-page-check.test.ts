import { expect, it } from 'vitest'
import { leftOnPortal } from './hidden-page-check.ts'

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
