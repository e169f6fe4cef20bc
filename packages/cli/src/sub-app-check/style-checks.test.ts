import { describe, expect, it } from 'vitest'
import { bareSelectors } from './style-checks.ts'

describe('selectors that reach the whole page', () => {
  it.each([
    ['body, .a { color: red }', ['body']],
    ['@media print { a:hover { color: red } }', ['a:hover']],
    ['::selection { color: red }', ['::selection']],
    ['* + * { margin: 0 }', ['* + *']],
    ['h1:not(.a) { margin: 0 }', ['h1:not(.a)']],
    [':root { color: red }', [':root']],
    ['[data-c] p, .ant-btn, .anticon, #root { margin: 0 }', ['[data-c] p', '.ant-btn', '.anticon', '#root']],
    [':is(h1, .a) { margin: 0 }', [':is(h1, .a)']],
  ])('are found in %s', (css, bare) => {
    expect(bareSelectors(css)).toEqual(bare)
  })

  it.each([
    '.a button, #b, :where(.c) p, .a .ant-btn { margin: 0 }',
    ':root { --a-color: red }',
    '@keyframes a { from { top: 0 } to { top: 1px } }',
    '.a { & p { margin: 0 } p { margin: 0 } }',
    '@font-face { font-family: a }',
    'h1[data-v-7ba5bd90], [class^="el-icon-"], [class*=lib-], [class*=\\ el-icon-] { margin: 0 }',
    'button::-moz-focus-inner, input::-ms-clear { border: 0 }',
  ])('are not in %s', (css) => {
    expect(bareSelectors(css)).toEqual([])
  })
})
