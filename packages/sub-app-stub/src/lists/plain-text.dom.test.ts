import { expect, it } from 'vitest'
import { plainParagraphs } from './plain-text.ts'

it.each([
  ['<p>One</p><p>Two <b>more</b></p>', ['One', 'Two more']],
  ['<ul><li><p>One</p></li><li>Two</li></ul>', ['One', 'Two']],
  ['only words', ['only words']],
  ['<p>a</p><script>alert(1)</script><style>p{}</style>', ['a']],
  ['<img src=x onerror=alert(1)>', []],
  ['', []],
])('%s says %j', (html, paragraphs) => {
  expect(plainParagraphs(html)).toEqual(paragraphs)
})
