import { expect, it } from 'vitest'
import { historyState, placeholderState, replacingState, tabOfHistory } from './history-state.ts'

/** As the router writes an entry. */
const show = (usr: unknown) => window.history.replaceState({ usr, key: 'k', idx: 0 }, '')

it.each([
  ['of a page', historyState('/home'), historyState('/orders')],
  ['of a closed tab', placeholderState('/home'), placeholderState('/orders')],
  ['of no page', null, historyState('/orders')],
])('what takes the place of an entry %s is the same kind of entry', (_kind, before, after) => {
  show(before)
  expect(replacingState('/orders')).toEqual(after)
})

it('a stand-in belongs to the tab that it shows', () => {
  expect(tabOfHistory(placeholderState('/orders'))).toBe('/orders')
})
