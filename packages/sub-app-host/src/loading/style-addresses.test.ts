import { expect, it } from 'vitest'
import { withFullAddresses } from './fetch-file.ts'

const sheet = 'http://localhost:7101/static/css/main.css'

it.each([
  ['url(../img/a.png)', 'url(http://localhost:7101/static/img/a.png)'],
  ['url("/a.woff2?v=1")', 'url("http://localhost:7101/a.woff2?v=1")'],
  ["url( './b.svg' )", "url( 'http://localhost:7101/static/css/b.svg' )"],
  ['@import "base.css";', '@import "http://localhost:7101/static/css/base.css";'],
  ['url("./p(1).png")', 'url("http://localhost:7101/static/css/p(1).png")'],
  ["url('p(1).png')", 'url("http://localhost:7101/static/css/p(1).png")'],
  ['url(p\\(1\\).png)', 'url("http://localhost:7101/static/css/p(1).png")'],
  ['url("it\'s.png")', 'url("http://localhost:7101/static/css/it\'s.png")'],
  ["@import url('base.css')", "@import url('http://localhost:7101/static/css/base.css')"],
  ['url(//cdn.example/a.png)', 'url(http://cdn.example/a.png)'],
])('%s becomes %s', (css, expected) => {
  expect(withFullAddresses(`.a { background: ${css} }`, sheet)).toBe(`.a { background: ${expected} }`)
})

it.each([
  'url(data:image/png;base64,AA==)',
  'url(#mark)',
  'url(https://cdn.example/a.png)',
  'url(blob:x)',
  '.url { }',
])('%s stays', (css) => {
  expect(withFullAddresses(css, sheet)).toBe(css)
})
