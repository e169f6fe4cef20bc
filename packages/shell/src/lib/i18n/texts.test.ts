import { expect, it } from 'vitest'
import { fillText } from './texts.ts'

it.each([
  ['Sign in with {{system}}', { system: 'OA' }, 'Sign in with OA'],
  ['{{a}} and {{a}}, {{b}}', { a: '$&', b: '{{a}}' }, '$& and $&, {{a}}'],
  ['{{unknown}}', {}, '{{unknown}}'],
])('%s', (text, values, filled) => {
  expect(fillText(text, values)).toBe(filled)
})
