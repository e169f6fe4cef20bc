import { describe, expect, it } from 'vitest'
import { areasOfUnit, currentUnit, isDistributor, unitFilter, unitsOfSaleAreas } from './business-units.ts'

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
  ] as const)('by a user with %j for %s [S-6.8]', (units, filter) => {
    expect(unitFilter(units)).toBe(filter)
  })
})

describe('a distributor with sale areas', () => {
  const area = (salesOrgBusinessType: 'ceramic' | 'bathroom') => ({ salesOrgBusinessType })
  const both = [area('ceramic'), area('bathroom')]

  it.each([
    [['CERAMIC'], both, 'ceramic'],
    [['CERAMIC', 'BATHROOM', 'HQ'], both, 'all'],
    [['HQ'], both, 'all'],
    [[], both, 'all'],
    [['BATHROOM'], [area('ceramic')], 'ceramic'],
    [['BATHROOM'], [], 'all'],
  ] as const)('and the departments %j selected, of %j, works for %s [S-6.8]', (codes, areas, unit) => {
    expect(currentUnit(areas, codes)).toBe(unit)
  })

  it('sees those of the unit', () => {
    expect(areasOfUnit(both, 'bathroom')).toEqual([area('bathroom')])
    expect(areasOfUnit(both, 'all')).toEqual(both)
  })

  it('is one, and a user without any is none [S-6.7]', () => {
    expect(isDistributor({ sapDistributorSaleAreas: both })).toBe(true)
    expect(isDistributor({ sapDistributorSaleAreas: [] })).toBe(false)
  })
})
