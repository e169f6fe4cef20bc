import { describe, expect, it } from 'vitest'
import type { BusinessUnit } from '../entities/business-unit.ts'
import { readMappings } from '../installation/mappings.ts'
import { areasOfUnit, currentUnit, isDistributor, unitFilter, unitsOfSaleAreas } from './business-units.ts'

/** As by a backend that writes units and departments its own way. */
const mappings = readMappings({
  mappings: { businessUnits: { 瓷砖: 'ceramic', Tiles: 'ceramic' }, departmentUnits: { SYB02: 'bathroom' } },
})
const { unitOf } = mappings

describe('the units of a distributor [S-9.19]', () => {
  it.each([
    [[], []],
    [['bathroom'], ['bathroom']],
    [['ceramic', 'ceramic'], ['ceramic']],
    [
      ['bathroom', 'ceramic', 'bathroom'],
      ['ceramic', 'bathroom'],
    ],
    [
      ['CERAMIC', ' Bathroom '],
      ['ceramic', 'bathroom'],
    ],
    [['瓷砖'], ['ceramic']],
    [['TILES'], ['ceramic']],
    [['wall', null, 7], []],
  ] as const)('with sale areas %j are %j', (types, units) => {
    // Other backends answer what the contract does not.
    const areas = types.map((type) => ({ salesOrgBusinessType: type as BusinessUnit }))
    expect(unitsOfSaleAreas(areas, unitOf)).toEqual(units)
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
    [['syb02'], both, 'bathroom'],
  ] as const)('and the departments %j selected, of %j, works for %s [S-6.8]', (codes, areas, unit) => {
    expect(currentUnit(areas, codes, mappings)).toBe(unit)
  })

  it('sees those of the unit', () => {
    expect(areasOfUnit(both, 'bathroom', unitOf)).toEqual([area('bathroom')])
    expect(areasOfUnit(both, 'all', unitOf)).toEqual(both)
  })

  it('is one, and a user without any is none [S-6.7]', () => {
    expect(isDistributor({ sapDistributorSaleAreas: both })).toBe(true)
    expect(isDistributor({ sapDistributorSaleAreas: [] })).toBe(false)
  })
})
