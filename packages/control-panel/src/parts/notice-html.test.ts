import { expect, test } from 'vitest'
import { noticeHtml } from './notice-html.ts'

test.each([
  ['休息十分钟', '<p>休息十分钟</p>'],
  ['one\n\n two ', '<p>one</p><p>two</p>'],
  ['<b>1 & 2</b>', '<p>&lt;b&gt;1 &amp; 2&lt;/b&gt;</p>'],
  ['  ', ''],
])('%j becomes %j', (words, expected) => {
  expect(noticeHtml(words)).toBe(expected)
})
