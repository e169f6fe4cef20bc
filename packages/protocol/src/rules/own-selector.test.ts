import { expect, it } from 'vitest'
import { isOwnSelector } from './own-selector.ts'

it.each([
  ['.a', true],
  ['.a button', true],
  ['h1.a', true],
  ['#b', true],
  [':where(.a, .b) p', true],
  [':is(.a):hover', true],
  ['.a .ant-tag', true],
  ['h1', false],
  ['*', false],
  [':root', false],
  ['#portal-root', false],
  ['#root', false],
  ['#root p', false],
  ['[data-c] p', false],
  ['[title=".a"]', false],
  ['h1:not(.a)', false],
  ['body:has(.a)', false],
  [':is(h1, .a)', false],
  ['.ant-btn', false],
  ['.anticon', false],
  ['.css-var-r0', false],
])('%s names something of the sub-app’s own: %s', (selector, isOwn) => {
  expect(isOwnSelector(selector)).toBe(isOwn)
})

it('an id is the portal’s where the page says so', () => {
  expect(isOwnSelector('#toolbar', (id) => id === 'toolbar')).toBe(false)
})
