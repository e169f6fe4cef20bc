import { describe, expect, it } from 'vitest'
import { specifiedSystems } from '../systems.ts'
import {
  currentResponsibility,
  responsibilitiesForSystem,
  responsibilityForSystem,
} from './responsibility.ts'

const named = { responsibilityCode: 'R', responsibilityName: 'Role' }
const sales = { systemCode: 'LTC', responsibilityId: 1, ...named }
const review = { systemCode: 'LTC', responsibilityId: 2, ...named }
const dealer = { systemCode: 'CZDP', responsibilityId: 3, ...named }
const sourceOf = (system: string) => specifiedSystems.rule(system).responsibilityFrom

const held = [sales, review, dealer]

describe('the responsibility a person acts under (specification §4) [S-4.14]', () => {
  it.each([
    ['the stored choice', held, 'LTC/2/R', review],
    ['the one that an earlier version stored by its id alone', held, 2, review],
    ['the first when nothing is stored', held, undefined, sales],
    ['the first when the stored one is no longer held', held, 99, sales],
    ['none when none is held', [], 2, undefined],
  ])('is %s', (_what, list, stored, expected) => {
    expect(currentResponsibility(list, stored)).toBe(expected)
  })
})

describe('the responsibility a sub-app acts under (specification §6) [S-6.2]', () => {
  it.each([
    ['OSS takes the current LTC one', 'OSS', review, review],
    ['OSS takes the first of LTC when another system is current', 'OSS', dealer, sales],
    ['CZDP takes its own', 'CZDP', sales, dealer],
    ['WYDP has none here', 'WYDP', sales, undefined],
  ])('%s [S-6.13]', (_what, system, current, expected) => {
    expect(responsibilityForSystem(held, sourceOf(system), current)).toBe(expected)
  })
})

describe('the responsibilities a sub-app may act under, the present one first', () => {
  it.each([
    ['the current one of LTC before the other', 'OSS', review, [review, sales]],
    ['the first of LTC where another system is current', 'LTC', dealer, [sales, review]],
    ['one of CZDP', 'CZDP', sales, [dealer]],
    ['none of WYDP', 'WYDP', sales, []],
  ])('%s', (_what, system, current, expected) => {
    expect(responsibilitiesForSystem(held, sourceOf(system), current)).toEqual(expected)
  })
})
