import { expect, it } from 'vitest'
import { rootUnitFindings } from './root-unit.ts'

const usual = { px: 16, isByScript: false, isUsed: true }

it.each([
  ['the usual unit', {}],
  ['another unit that nothing uses', { px: 10, isUsed: false }],
  ['another unit that a script keeps on the root', { px: 37.5, isByScript: true }],
])('%s is right in the portal', (_what, unit) => {
  expect(rootUnitFindings({ ...usual, ...unit })).toEqual([])
})

it('another unit of the style sheets is a problem, which an iframe solves', () => {
  const [finding] = rootUnitFindings({ ...usual, px: 10 })
  expect(finding).toMatchObject({ about: 'rem', verdict: 'problem' })
  expect(finding?.remark).toMatch(/a rem 10px\. In the portal .* 1\.6 times as large.*"host": "iframe"/)
})
