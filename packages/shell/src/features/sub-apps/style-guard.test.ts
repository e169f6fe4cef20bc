import { describe, expect, it } from 'vitest'
import { scopedSelector } from './style-guard.ts'

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
  ])('%s counts inside it alone', (selector, scoped) => {
    expect(scopedSelector(selector, own)).toBe(scoped)
    expect(scopedSelector(scoped, own)).toBe(scoped)
  })

  it.each(['.oms-btn', '#root', '[data-x]', ':where(.css-1).oms-modal', '.page *'])(
    '%s is its own and stays, for its popups',
    (selector) => {
      expect(scopedSelector(selector, own)).toBe(selector)
    },
  )
})
