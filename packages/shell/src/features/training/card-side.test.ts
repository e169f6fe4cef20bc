import { expect, test } from 'vitest'
import { isUnderCard } from './card-side.ts'

const desk = { width: 1440, height: 900 }
const phone = { width: 390, height: 844 }
const button = (left: number, top: number) => ({ left, top, width: 90, height: 32 })

test.each([
  ['a button in the corner', button(1300, 840), 250, desk, true],
  ['one that a high card reaches', button(1300, 480), 380, desk, true],
  ['one above it', button(1300, 400), 250, desk, false],
  ['one at its side', button(900, 840), 250, desk, false],
  ['one that is not in view', button(1300, 1000), 250, desk, false],
  ['one low on a telephone', button(20, 700), 300, phone, true],
  ['one that a high card reaches on a telephone', button(20, 400), 370, phone, true],
  ['one high on a telephone', button(20, 200), 300, phone, false],
])('%s , with a card $height', (_what, target, height, view, expected) => {
  const width = view === phone ? 374 : 360
  expect(isUnderCard(target, { width, height }, view)).toBe(expected)
})
