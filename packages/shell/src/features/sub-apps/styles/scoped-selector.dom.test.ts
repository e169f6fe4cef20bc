import { describe, expect, it } from 'vitest'
import { overlaySelector, scopedSelector } from './scoped-selector.ts'

const name = 'oms__s1'
const container = ':where([data-sub-app-instance="oms__s1"])'
const overlay = ':where([data-sub-app-overlay="oms__s1"])'
const inOverlay = ':where([data-sub-app-overlay="oms__s1"], [data-sub-app-overlay="oms__s1"] *)'
const within =
  ':where([data-sub-app-instance="oms__s1"] *, [data-sub-app-overlay="oms__s1"], [data-sub-app-overlay="oms__s1"] *)'

describe('selectors of a sub-app', () => {
  it.each([
    ['*', `*${within}`],
    ['button', `button${within}`],
    ['h1 + p::before', `h1${within} + p${within}::before`],
    ['ul > li ~ li a', `ul${within} > li ~ li${within} a`],
    ['::selection', `${within}::selection`],
    ['a:hover, button:not(:disabled)', `a:hover${within}, button:not(:disabled)${within}`],
    [':is(h1, :not(h2, h3), p)', `:is(h1, :not(h2, h3), p)${within}`],
    ['bodybuilder', `bodybuilder${within}`],
    ['.ant-btn', `.ant-btn${within}`],
    ['.ant-modal .ant-btn', `.ant-modal${within} .ant-btn`],
    ['.anticon', `.anticon${within}`],
    ['#root', `#root${within}`],
    ['#root > .ant-app', `#root${within} > .ant-app`],
    [':not(.zz)', `:not(.zz)${within}`],
    ['button:not(:is(.zz, #yy))', `button:not(:is(.zz, #yy))${within}`],
    ['[data-x]', `[data-x]${within}`],
    ['[class*="_"]', `[class*="_"]${within}`],
    ['input[title=".zz > a"]', `input[title=".zz > a"]${within}`],
    [':is(h1, .zz)', `:is(h1, .zz)${within}`],
    ['[title="("], h1', `[title="("]${within}, h1${within}`],
    ['[title="\\"("], h1', `[title="\\"("]${within}, h1${within}`],
    ['.zz\\(, h1', `.zz\\(, h1${within}`],
    [`[title='${within}']`, `[title='${within}']${within}`],
  ])('%s counts inside it alone', (selector, scoped) => {
    expect(scopedSelector(selector, name)).toBe(scoped)
    expect(scopedSelector(scoped, name)).toBe(scoped)
  })

  it.each([
    ['body', container],
    [':root', container],
    ['html, body', container],
    [':where(html, body)', container],
    ['html body > main', `${container} > main, main${overlay}`],
    ['body *', `*${within}`],
    ['body:has(.zz)', `${container}:has(.zz)`],
    ['html.dark', `${container}.dark`],
    [':root[data-theme="dark"]', `${container}[data-theme="dark"]`],
    ['body::before', `${container}::before`],
    ['html.dark .zz', `html.dark .zz, ${container}.dark .zz`],
    ['html .zz', 'html .zz'],
    ['body > .zz', 'body > .zz'],
    ['body > .ant-modal', `${container} > .ant-modal, .ant-modal${overlay}`],
    ['html.dark button', `${container}.dark button, html.dark button${inOverlay}`],
    ['body.dark > .ant-modal p', `${container}.dark > .ant-modal p, body.dark > .ant-modal${overlay} p`],
  ])('%s, of the root or the body, counts for its container', (selector, scoped) => {
    expect(scopedSelector(selector, name)).toBe(scoped)
    expect(scopedSelector(scoped, name)).toBe(scoped)
  })

  it.each([
    '.oms-btn',
    '#orders',
    '.oms-btn[data-x]:not(:disabled)',
    ':where(.css-1).oms-modal',
    ':is(.oms-a, .oms-b) > p',
    '.w-\\[3px\\]',
    '.page *',
  ])('%s is its own and stays', (selector) => {
    expect(scopedSelector(selector, name)).toBe(selector)
  })

  it.each([
    ['p', 'p'],
    ['> p, & + p', '> p, & + p'],
    ['.dark &', '.dark &'],
    [':is(&, &:hover) p', ':is(&, &:hover) p'],
    [':not(&)', `:not(&)${within}`],
    ['body:has(&)', `${container}:has(&)`],
  ])('%s inside another rule counts as %s', (selector, scoped) => {
    expect(scopedSelector(selector, name, true)).toBe(scoped)
    expect(scopedSelector(scoped, name, true)).toBe(scoped)
  })
})

describe('beside the portal', () => {
  it.each([
    [':root', `:not(:where(&))${overlay}`],
    ['html, body, h1', `:not(:where(&))${overlay}`],
    ['html.dark', `html.dark :not(:where(&))${overlay}`],
    ['body::before', undefined],
    ['body h1', undefined],
    ['.oms', undefined],
  ])('a rule of %s counts as %s inside it', (selector, expected) => {
    expect(overlaySelector(selector, name)).toBe(expected)
    if (expected) expect(scopedSelector(expected, name, true)).toBe(expected)
  })
})
