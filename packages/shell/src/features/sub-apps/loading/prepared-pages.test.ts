import { expect, it } from 'vitest'
import { createPageCache } from './prepared-pages.ts'

const entry = 'http://oms.example/app/'

it.each([
  ['soon after', 60_000, '<html>'],
  ['long after', 3_600_000, undefined],
])('a page that was fetched ahead, opened %s', (_when, laterMs, expected) => {
  let now = 0
  const pages = createPageCache(() => now)
  pages.keep(entry, '<html>')
  now += laterMs
  expect(pages.take('http://ltc.example/app/')).toBeUndefined()
  expect(pages.take(entry)).toBe(expected)
  expect(pages.take(entry)).toBeUndefined()
})
