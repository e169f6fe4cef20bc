import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { rowStyles, spanStyles, spansOf } from './spans.ts'

const sizes = { n: 'normal', w: 'wide', f: 'full' } as const
const named = (letters: string) => [...letters].map((letter) => sizes[letter as keyof typeof sizes]) // letters of the table

describe('widgets share the columns of the home page', () => {
  it.each([
    ['nnn', 3, '111', 'where they fill a row'],
    ['wn', 3, '21', 'a wide one has two'],
    ['w', 1, '1', 'of which there may be but one'],
    ['f', 4, '4', 'one takes all'],
    ['nnf', 5, '325', 'and the one before it gets the rest of the row'],
    ['fn', 3, '33', 'as does the one after it'],
    ['nw', 2, '22', 'a wide one that has no room begins a row, and nothing stays empty before it'],
    ['nnnn', 3, '2121', 'the last row is no emptier than the others'],
    ['wnwnnnnnnnnnnnn', 5, '212211121112111', 'nor with five columns'],
    ['', 3, '', 'none need none'],
  ])('%s on %i: %s, %s', (letters, columns, expected) => {
    expect(spansOf(named(letters), columns).join('')).toBe(expected)
  })

  it('and leave no hole, whatever they are', () => {
    const some = fc.array(fc.constantFrom('normal' as const, 'wide' as const, 'full' as const))
    fc.assert(
      fc.property(some, fc.integer({ min: 1, max: 5 }), (widgets, columns) => {
        const spans = spansOf(widgets, columns)
        expect(spans).toHaveLength(widgets.length)
        let taken = 0
        for (const span of spans) {
          taken += span
          expect(taken).toBeLessThanOrEqual(columns)
          if (taken === columns) taken = 0
        }
        expect(taken).toBe(0)
      }),
    )
  })
})

it('a widget’s span is given for every number of columns', () => {
  expect(spanStyles(['wide', 'normal'])).toEqual([
    { '--span-2': 2, '--span-3': 2, '--span-4': 2, '--span-5': 3 },
    { '--span-2': 2, '--span-3': 1, '--span-4': 2, '--span-5': 2 },
  ])
})

it('a row is as high as a card, unless a widget takes all of it', () => {
  expect(rowStyles(['full', 'wide', 'normal', 'normal'])).toEqual({
    '--rows-2': 'auto var(--card-height) var(--card-height)',
    '--rows-3': 'auto var(--card-height) var(--card-height)',
    '--rows-4': 'auto var(--card-height)',
    '--rows-5': 'auto var(--card-height)',
  })
})
