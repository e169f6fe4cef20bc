import { expect, it } from 'vitest'
import { textIn } from './localized-text.ts'

it.each([
  ['Portal', 'Portal'],
  [{ en: 'Portal', ja: 'ポータル' }, 'ポータル'],
  [{ zh: '门户', en: 'Portal' }, 'Portal'],
  [{ zh: '门户' }, '门户'],
])('%j is read in Japanese as %s', (text, read) => {
  expect(textIn(text, 'ja')).toBe(read)
})
