import { expect, it } from 'vitest'
import { furtherStep, type HistoryEntry } from './repeated-history-entries.ts'

const entry = (index: number, address: string): HistoryEntry => ({ index, address, isPlaceholder: false })
const ofClosedTab = (index: number, address: string): HistoryEntry => ({
  index,
  address,
  isPlaceholder: true,
})

it.each([
  ['back to the same page goes back once more', ofClosedTab(3, '/home'), entry(2, '/home'), -1],
  ['forward to the same page goes on as well', entry(2, '/home'), ofClosedTab(3, '/home'), 1],
  ['back to another page stays there', ofClosedTab(3, '/home'), entry(2, '/profile'), 0],
  ['to another place of the page stays there', ofClosedTab(3, '/home#main'), entry(2, '/home'), 0],
  ['between two states of one page stays there', entry(3, '/home'), entry(2, '/home'), 0],
  ['back onto the entry of a closed tab stays there', entry(3, '/home'), ofClosedTab(2, '/home'), 0],
  ['a leap over several stays there', ofClosedTab(5, '/home'), entry(2, '/home'), 0],
  ['to the same entry stays there', ofClosedTab(3, '/home'), ofClosedTab(3, '/home'), 0],
  ['back to the first entry stays in the portal', ofClosedTab(1, '/home'), entry(0, '/home'), 0],
  ['forward to the last entry stays there', entry(3, '/home'), ofClosedTab(4, '/home'), 0],
])('a step %s', (_step, from, to, further) => {
  expect(furtherStep(from, to, 5)).toBe(further)
})
