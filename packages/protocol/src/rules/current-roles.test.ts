import { describe, expect, it } from 'vitest'
import { specifiedSystems } from '../systems.ts'
import {
  currentPosition,
  currentResponsibility,
  responsibilitiesForSystem,
  responsibilityForSystem,
} from './current-roles.ts'

const east = { positionName: 'Manager', organzationCode: 'EAST', defaultPosition: 'N' } as const
const lead = { positionName: 'Lead', organzationCode: 'EAST', defaultPosition: 'Y' } as const
const south = { positionName: 'Buyer', organzationCode: 'SOUTH', defaultPosition: 'Y' } as const

describe('the position at start (specification §4) [S-3.7] [S-4.16]', () => {
  it.each([
    ['the stored one', [east, south], 'EAST/Manager', east],
    ['the one that an earlier version stored by its organization', [east, south], 'EAST', east],
    [
      'the default one, when an earlier version stored an organization with several',
      [east, lead],
      'EAST',
      lead,
    ],
    ['the stored one of several in an organization', [lead, east], 'EAST/Manager', east],
    ['the default one, when none is stored', [east, south], undefined, south],
    ['the default one, when the stored one is no longer held', [east, south], 'GONE', south],
    ['none, when none is the default', [east], undefined, undefined],
    ['none, for a user without positions', [], 'EAST', undefined],
  ])('%s', (_case, held, stored, expected) => {
    expect(currentPosition(held, stored)).toBe(expected)
  })
})

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
