import { describe, expect, it } from 'vitest'
import {
  comparedInFrame,
  comparedInQiankun,
  differences,
  type Facts,
  type Run,
  type Runs,
} from './compared-runs.ts'

describe('comparison', () => {
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
})

describe('compared runs', () => {
  const run = (facts: Facts): Run => ({ moments: [{ when: 'as it is opened', facts }], errors: [] })
  const light = { 'h1 “Orders”': 'backgroundColor: white', 'button “Open”': '' }
  const dark = { ...light, 'h1 “Orders”': 'backgroundColor: black' }
  const page = run(light)
  const all: Runs = { first: page, second: page, reopened: page, dark: run(dark), language: page }

  /** By what they are about, those with a difference. */
  const wrongOf = (runs: Runs, reference: Runs, isAlone = false) =>
    comparedInQiankun({ ...all, ...runs }, reference, isAlone).flatMap(({ about, found }) =>
      found.length > 0 ? [about] : [],
    )

  it.each<[string, Runs, Runs, readonly string[]]>([
    ['as in a window of its own', {}, all, []],
    ['another in its second tab', { second: run({}) }, all, ['second tab']],
    ['another when it is opened again', { reopened: run({}) }, all, ['opening again']],
    ['light in the dark theme', { dark: page }, all, ['dark theme']],
    [
      'another in a window of its own',
      { first: run(dark) },
      all,
      ['first tab', 'second tab', 'opening again'],
    ],
    ['not to be seen by itself', {}, {}, []],
    ['at another place of its router by itself', {}, { first: run({ 'p “Start”': '' }) }, []],
  ])('a page that is %s', (_what, runs, reference, wrong) => {
    expect(wrongOf(runs, reference)).toEqual(wrong)
  })

  it('of a page that knows no portal nothing is known about its look in the dark theme', () => {
    expect(wrongOf({ dark: page }, all, true)).toEqual([])
  })

  it('errors count also where there is nothing to compare with', () => {
    expect(wrongOf({ first: { ...page, errors: ['boom'] } }, {})).toEqual(['first tab'])
  })

  it('in an iframe it is compared with itself alone, and its second tab with the first', () => {
    const compared = comparedInFrame({ first: run(dark), second: run(dark) }, all)
    expect(compared.map(({ found }) => found.length)).toEqual([1, 0])
  })
})
