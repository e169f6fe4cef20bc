import { expect, it } from 'vitest'
import { comparedInFrame, comparedInQiankun, type Runs } from './compared-runs.ts'
import type { Facts, Run } from './comparison.ts'

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
  ['another in a window of its own', { first: run(dark) }, all, ['first tab', 'second tab', 'opening again']],
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
