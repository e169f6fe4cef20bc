import { describe, expect, it } from 'vitest'
import { overlaySelector, scopedSelector } from './scoped-selector.ts'

const name = 'oms__s1'
const container = ':where([data-sub-app-instance="oms__s1"])'
const overlay = ':where([data-sub-app-overlay="oms__s1"])'
const inOverlay = ':where([data-sub-app-overlay="oms__s1"], [data-sub-app-overlay="oms__s1"] *)'
const within =
  ':where([data-sub-app-instance="oms__s1"] *, [data-sub-app-overlay="oms__s1"], [data-sub-app-overlay="oms__s1"] *)'
const ofPage =
  ':where([data-sub-app-instance="oms__s1"], [data-sub-app-instance="oms__s1"] *, [data-sub-app-overlay="oms__s1"], [data-sub-app-overlay="oms__s1"] *)'

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
    ['.zz', `.zz${ofPage}`],
    ['.dark .zz > p::before, .yy', `.dark .zz > p${ofPage}::before, .yy${ofPage}`],
    ['html.dark .zz', `html.dark .zz${ofPage}, ${container}.dark .zz${ofPage}`],
    ['button', `button${within}`],
    ['body', container],
  ])('%s, where other sub-apps have such classes, counts inside it alone', (selector, scoped) => {
    for (const one of [selector, scoped])
      expect(scopedSelector(one, name, { sharesClasses: true })).toBe(scoped)
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
    [
      'html[data-theme="dark"] .zz',
      `html[data-theme="dark"] .zz, ${container}[data-theme="dark"] .zz, .zz[data-theme="dark"]${overlay}, [data-theme="dark"]${overlay} .zz`,
    ],
    [
      ':root:not([lang]) body .zz::before',
      `:root:not([lang]) body .zz::before, ${container}:not([lang]) .zz::before, .zz:not([lang])${overlay}::before, :not([lang])${overlay} .zz::before`,
    ],
    [
      'html[data-theme="dark"] button',
      `${container}[data-theme="dark"] button, html[data-theme="dark"] button${inOverlay}, button[data-theme="dark"]${overlay}, [data-theme="dark"]${overlay} button`,
    ],
    [
      'body[data-theme="dark"] > .ant-modal + p',
      `${container}[data-theme="dark"] > .ant-modal + p, body[data-theme="dark"] > .ant-modal${overlay} + p${overlay}, .ant-modal[data-theme="dark"]${overlay} + p${overlay}`,
    ],
    [
      'html[data-bs-theme="dark"] .zz',
      `html[data-bs-theme="dark"] .zz, ${container}[data-bs-theme="dark"] .zz`,
    ],
  ])('%s, of the root or the body, counts for its container', (selector, scoped) => {
    expect(scopedSelector(selector, name)).toBe(scoped)
    expect(scopedSelector(scoped, name)).toBe(scoped)
  })

  it.each([
    ['[data-bs-theme=dark]', `[data-bs-theme=dark]${ofPage}`],
    [':is([lang=ar], [dir=rtl]) p + p', `:is([lang=ar], [dir=rtl])${ofPage} p + p${within}`],
    ['*[data-theme="dark"]::before', `*[data-theme="dark"]${ofPage}::before`],
    ['[data-sub-app-instance]', `[data-sub-app-instance]${within}`],
  ])('%s, which may be of the root, counts for its container, too', (selector, scoped) => {
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
    expect(scopedSelector(selector, name, { isNested: true })).toBe(scoped)
    expect(scopedSelector(scoped, name, { isNested: true })).toBe(scoped)
  })
})

describe('beside the portal', () => {
  it.each([
    [':root', `:not(:where(&))${overlay}`],
    ['html, body, h1', `:not(:where(&))${overlay}`],
    ['html.dark', `html.dark :not(:where(&))${overlay}`],
    [
      'html[data-theme="dark"]',
      `html[data-theme="dark"] :not(:where(&))${overlay}, :not(:where(&))[data-theme="dark"]${overlay}`,
    ],
    ['[data-bs-theme=dark]', `[data-bs-theme=dark] :not(:where(&))${overlay}`],
    ['[data-x] p', undefined],
    ['body::before', undefined],
    ['body h1', undefined],
    ['.oms', undefined],
  ])('a rule of %s counts as %s inside it', (selector, expected) => {
    expect(overlaySelector(selector, name)).toBe(expected)
    if (expected) expect(scopedSelector(expected, name, { isNested: true })).toBe(expected)
  })
})
