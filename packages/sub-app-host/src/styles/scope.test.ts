import { describe, expect, it } from 'vitest'
import { isRoot, namesRoot, rootSelectors, scopedText } from './scope.ts'

const page = ':where([data-sub-app-instance="oms__s1"])'
const overlay = ':where([data-sub-app-overlay="oms__s1"])'
const both = ':where([data-sub-app-instance="oms__s1"], [data-sub-app-overlay="oms__s1"])'
const name = ':not(html-root)'

describe('the rules of a page', () => {
  it('are one rule, without what may only be at the beginning of a sheet', () => {
    const css = '@charset "utf-8";\n/* a; */ @import url("a;b.css") print; @import "c.css"; .x { color: red }'
    const scoped = scopedText(css, 'oms__s1')
    expect(scoped).toMatch(
      /^@scope \(\[data-sub-app-scope="oms__s1"\], body\) to \(.*\) \{\.x \{ color: red \}\n\}$/,
    )
  })

  it.each([
    ['.x { color: red }', false],
    ['.html-part, .body { color: red }', false],
    ['a{}body{margin:0}', true],
    ['.x :root { color: red }', true],
  ])('%s names the root of a document: %s', (css, expected) => {
    expect(namesRoot(css)).toBe(expected)
  })
})

it.each([
  ['html body', true],
  ['html.tall, body[class]', true],
  ['body > .pop', false],
  ['body, .x', false],
])('%s is nothing but the root or the body: %s', (selector, expected) => {
  expect(isRoot(selector)).toBe(expected)
})

describe('a selector that names the root of a document', () => {
  it.each<[string, string, string?]>([
    ['html', page + name, overlay + name],
    ['html, body', `${page}${name}, ${page}${name}`, `${overlay}${name}, ${overlay}${name}`],
    [':root[data-theme="a,b"]', `${page}${name}[data-theme="a,b"]`, `${overlay}${name}[data-theme="a,b"]`],
    ['html.dark body.layout', `${page}${name}.dark.layout`, `${overlay}${name}.dark.layout`],
    ['html.dark .x', `${both}${name}.dark .x`],
    ['body > .pop .x', `${page}${name} > div > .pop .x, ${overlay}${name}.pop .x`],
    ['body > div.pop', `${page}${name} > div > div.pop, div${overlay}${name}.pop`],
    ['.a, body .b', `.a, ${both}${name} .b`],
    [':host(.x) .y, body .z', `:host(.x) .y, ${both}${name} .z`],
    ['.x:where(html .y)', `.x:where(${both} .y)`],
  ])('%s means the container, or what is in it', (selector, expected, ofOverlays) => {
    expect(rootSelectors(selector, 'oms__s1')).toEqual({ selector: expected, overlay: ofOverlays })
  })

  it('is left alone if it names none', () => {
    expect(rootSelectors('.x > .body', 'oms__s1')).toBeUndefined()
  })
})
