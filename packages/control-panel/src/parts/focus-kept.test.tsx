import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { FocusKept } from './focus-kept.tsx'

afterEach(cleanup)

const list = (names: readonly string[]) => (
  <FocusKept keys={names}>
    {names.map((name) => (
      <button key={name} type="button">
        {name}
      </button>
    ))}
  </FocusKept>
)

it.each([
  ['a', ['b', 'c'], 'b'],
  ['b', ['a', 'c'], 'c'],
  ['c', ['a', 'b'], 'b'],
])(
  'when the focused item %s is removed, the focus moves to the next one, else to the last',
  (removed, left, expected) => {
    const { rerender } = render(list(['a', 'b', 'c']))
    screen.getByRole('button', { name: removed }).focus()
    rerender(list(left))
    expect(document.activeElement?.textContent).toBe(expected)
  },
)
