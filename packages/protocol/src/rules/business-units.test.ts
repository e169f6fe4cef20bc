import { describe, expect, it } from 'vitest'
import { unitFilter, unitsOfSaleAreas } from './business-units.ts'

describe('the units of a distributor [S-9.19]', () => {
  it.each([
    [[], []],
    [['bathroom'], ['bathroom']],
    [['ceramic', 'ceramic'], ['ceramic']],
    [
      ['bathroom', 'ceramic', 'bathroom'],
      ['ceramic', 'bathroom'],
    ],
  ] as const)('with sale areas %j are %j', (types, units) => {
    expect(unitsOfSaleAreas(types.map((salesOrgBusinessType) => ({ salesOrgBusinessType })))).toEqual(units)
  })
})

describe('lists are asked', () => {
  it.each([
    [['ceramic'], 'ceramic'],
    [['bathroom'], 'bathroom'],
    [['ceramic', 'bathroom'], 'all'],
    [[], 'all'],
  ] as const)('by somebody with %j for %s [S-6.8]', (units, filter) => {
    expect(unitFilter(units)).toBe(filter)
  })
})
