import { expect, it } from 'vitest'
import { differences, type Facts, type Run } from './comparison.ts'

const run = (facts: Facts, errors: readonly string[] = []): Run => ({
  moments: [{ when: 'at first', facts }],
  errors,
})
const page = { 'h1 “Orders”': 'color: red; padding: 0px', 'button “Open”': 'color: blue; padding: 4px' }
const { 'button “Open”': _button, ...withoutButton } = page

it.each([
  ['the same', page, undefined],
  ['less', withoutButton, "button “Open” can't be seen"],
  ['more', { ...page, 'p “Oops”': '' }, 'p “Oops” can be seen besides'],
  [
    'another look',
    { ...page, 'h1 “Orders”': 'color: red; padding: 8px' },
    'h1 “Orders” (padding: 0px → 8px) looks different',
  ],
])('a page that shows %s than alone is told so', (_what, facts, remark) => {
  expect(differences(run(page), run(facts)).map((one) => one.remark)).toEqual(remark ? [remark] : [])
})

it('errors of the page alone are none of the portal', () => {
  const found = differences(run(page, ['boom']), run(page, ['boom', 'no window']))
  expect(found).toMatchObject([{ remark: 'errors: no window' }])
})

it('a journey that stops early is a difference', () => {
  expect(differences(run(page), { moments: [], errors: [] })).toMatchObject([
    { when: 'at first', remark: 'it did not come so far' },
  ])
})

it('what is not the same in the same place twice tells nothing, and looks only where they count', () => {
  const at = (seconds: number) => run({ ...page, [`p “${seconds} s ago”`]: '' })
  expect(differences(at(1), at(17), { twice: [at(1), at(2)] })).toEqual([])
  expect(differences(at(1), at(17))).toHaveLength(1)
  const dark = run({ ...page, 'h1 “Orders”': 'color: white; padding: 0px' })
  expect(differences(run(page), dark, { looks: false })).toEqual([])
})
