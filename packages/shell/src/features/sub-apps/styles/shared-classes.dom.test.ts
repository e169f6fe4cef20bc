import { expect, it } from 'vitest'
import { noteClasses, sharesClasses } from './shared-classes.ts'

it('sub-apps share a class when their rules for it differ', () => {
  const note = (app: string, css: string) => noteClasses(`${app}__s1`, css)
  expect(note('one', '.btn { color: red } @media print { .one-card .btn { color: blue } }')).toEqual([])
  // Contains the same sheet, one named by hash, and one about what is below a class of its own.
  expect(note('two', '.btn { color: red } @media print { .one-card .btn { color: blue } }')).toEqual([])
  expect(note('three', '.css-1 .btn, .three .one-card, a /* .btn */ { color: green }')).toEqual([])
  expect(note('one', '.btn { margin: 0 }')).toEqual(['two', 'one'])
  expect(note('four', 'p, .btn:not(.x) { margin: 1px }')).toEqual(['four'])
  expect(['one__s2', 'two__s1r3', 'three__s1', 'four__s1'].map(sharesClasses)).toEqual([
    true,
    true,
    false,
    true,
  ])
})
