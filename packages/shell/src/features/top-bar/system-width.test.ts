import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { splitSystems, systemWidth, widthForSystems } from './system-width.ts'

const systems = Array.from({ length: 9 }, (_none, index) => `S${index}`)

describe('systems side by side in the top bar', () => {
  it.each([
    [992, 450, 3],
    [1280, 450, 3],
    [1282, 451, 3],
    [1440, 546, 4],
    [1920, 834, 6],
    [2560, 1218, 9],
  ])('a screen of %i px has %i px for %i of nine systems [S-9.17]', (width, room, shown) => {
    expect(widthForSystems(width)).toBe(room)
    expect(splitSystems(systems, width).shown).toHaveLength(shown)
  })

  it('loses none, keeps the order and never overflows the room', () => {
    fc.assert(
      fc.property(fc.array(fc.string()), fc.integer({ min: 320, max: 5000 }), (all, width) => {
        const { shown, more } = splitSystems(all, width)
        expect([...shown, ...more]).toEqual(all)
        expect(shown.length * systemWidth).toBeLessThanOrEqual(widthForSystems(width))
      }),
    )
  })
})
