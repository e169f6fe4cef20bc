import fc from 'fast-check'
import { expect, it } from 'vitest'
import { placeAt } from './drag-item.ts'

it.each([
  [0, 0],
  [50, 0],
  [51, 1],
  [199, 1],
  [201, 2],
  [999, 3],
])('a tab dragged to %i px among tabs with their middles at 50, 200 and 400 px gets place %i', (x, place) => {
  expect(placeAt(x, [50, 200, 400])).toBe(place)
})

it('a moved tab keeps its place until the pointer moves on', () => {
  const widths = fc.array(fc.integer({ min: 40, max: 200 }), { minLength: 1, maxLength: 20 })
  fc.assert(
    fc.property(
      widths,
      fc.integer({ min: 40, max: 200 }),
      fc.nat(4000),
      fc.nat(20),
      (others, own, x, from) => {
        const middles = (place: number) => {
          let left = 0
          return others.map((width, index) => {
            if (index === place) left += own
            left += width
            return left - width / 2
          })
        }
        // Each step goes to the pointer's position while the tab stays where it was.
        let place = Math.min(from, others.length)
        for (let step = 0; step <= others.length; step++) place = placeAt(x, middles(place))
        expect(placeAt(x, middles(place))).toBe(place)
      },
    ),
  )
})
