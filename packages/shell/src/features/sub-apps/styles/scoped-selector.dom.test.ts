import { describe, expect, it } from 'vitest'
import { scopedSelector } from './scoped-selector.ts'

const own = '[data-sub-app-instance="oms__s1"]'
const within = `:where(${own})`

describe('selectors of a sub-app', () => {
  it.each([
    ['*', `${within} *`],
    ['button', `${within} button`],
    ['h1 + p::before', `${within} h1 + p::before`],
    ['a:hover, button:not(:disabled)', `${within} a:hover, ${within} button:not(:disabled)`],
    [':is(h1, :not(h2, h3), p)', `${within} :is(h1, :not(h2, h3), p)`],
    ['body', within],
    [':root', within],
    ['html body > main', `${within} > main`],
    ['body *', `${within} *`],
    ['bodybuilder', `${within} bodybuilder`],
    ['.ant-btn', `${within} .ant-btn`],
    ['.anticon', `${within} .anticon`],
    ['#root', `${within} #root`],
    ['#root > .ant-app', `${within} #root > .ant-app`],
    [':not(.zz)', `${within} :not(.zz)`],
    ['button:not(:is(.zz, #yy))', `${within} button:not(:is(.zz, #yy))`],
    ['[data-x]', `${within} [data-x]`],
    ['[class*="_"]', `${within} [class*="_"]`],
    ['input[title=".zz"]', `${within} input[title=".zz"]`],
    [':is(h1, .zz)', `${within} :is(h1, .zz)`],
    ['body:has(.zz)', `${within}:has(.zz)`],
    ['[title="("], h1', `${within} [title="("], ${within} h1`],
    ['[title="\\"("], h1', `${within} [title="\\"("], ${within} h1`],
    ['.zz\\(, h1', `.zz\\(, ${within} h1`],
  ])('%s counts inside it alone', (selector, scoped) => {
    expect(scopedSelector(selector, own)).toBe(scoped)
    expect(scopedSelector(scoped, own)).toBe(scoped)
  })

  it.each([
    '.oms-btn',
    '#orders',
    '.oms-btn[data-x]:not(:disabled)',
    ':where(.css-1).oms-modal',
    ':is(.oms-a, .oms-b) > p',
    '.w-\\[3px\\]',
    '.page *',
  ])('%s is its own and stays, for its popups', (selector) => {
    expect(scopedSelector(selector, own)).toBe(selector)
  })

  it.each([
    ['p', 'p'],
    ['> p, & + p', '> p, & + p'],
    ['.dark &', '.dark &'],
    [':is(&, &:hover) p', ':is(&, &:hover) p'],
    [':not(&)', `${within} :not(&)`],
    ['body:has(&)', `${within}:has(&)`],
  ])('%s inside another rule counts as %s', (selector, scoped) => {
    expect(scopedSelector(selector, own, true)).toBe(scoped)
    expect(scopedSelector(scoped, own, true)).toBe(scoped)
  })
})
