import { describe, expect, it } from 'vitest'
import { currentPosition } from './position.ts'

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
