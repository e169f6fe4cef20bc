import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hasOwnSelectorsOnly } from './own-selectors.ts'
import { scopedSelector } from './scoped-selector.ts'

describe('a style sheet has own selectors only', () => {
  it.each([
    ['', true],
    ['.oms-btn{color:red}', true],
    [':where(.css-1).oms-btn:hover,.page [data-x]{color:red}', true],
    ['.oms-btn:not(:disabled):hover{color:red}', true],
    ['.oms-btn .ant-tag{color:red}', true],
    ['a:where(.css-1):hover,:where(.css-1) a{color:red}', true],
    ['a:where(.ant-btn){color:red}', false],
    [':where(h1){margin:0}', false],
    [':where(.x,h1){margin:0}', false],
    [':not(:where(.x)){margin:0}', false],
    ['#root [data-x]{color:red}', false],
    ['[data-x]{color:red}', false],
    [':not(.oms){color:red}', false],
    ['.anticon{color:red}', false],
    ['html.own{color:red}', false],
    ['.own :root.x{color:red}', false],
    ['.own-body .html{color:red}', true],
    ['@media (width<9px){.oms-btn{color:red}.page *{margin:0}}', true],
    ['@import url(other.css);.oms-btn{color:red}', false],
    ['@\\69mport url(other.css);.oms-btn{color:red}', false],
    ['@i\\6d port url(other.css);.oms-btn{color:red}', false],
    ['@scope (body){letter-spacing:9px;.oms-btn{color:red}}', false],
    ['.oms-btn{color:red}h1{margin:0}', false],
    ['.oms-btn,h1{margin:0}', false],
    ['@media print{*{margin:0}}', false],
    ['@import url(other.css);h1{margin:0}', false],
    ['/* .oms */h1{margin:0}', false],
    ['.ant-btn{color:red}', false],
    ['.css-var-r0{--ant-color-primary:red}', false],
    [':is(h1,.title){margin:0}', false],
    ['.oms-btn::before{content:"\\201C}{;";font-family:\'a"\',"b\'"}.page [x="}"]{color:red}', true],
    ['.oms-btn{background:url(data:image/png;base64,aGk=)}.page{background:url( "a(b)" )}', true],
    [
      '@font-face{font-family:x;src:url(x.woff2)}@media (width<9px) and (height<9px){.oms-btn{color:red}}',
      true,
    ],
    ['.oms-btn{content:"}"}h1{margin:0}', false],
    ['.oms-btn{content:"\\"}"}h1{margin:0}', false],
    ['.oms-btn{content:"', false],
    // What looks like the end of a rule is part of a selector: it must not start after it.
    ['*:not([x="}.own"]){margin:0}', false],
    ["*:not([x=';.own']){margin:0}", false],
    ['*:not([x="{.own"]){margin:0}', false],
    ['[x="}@"]{margin:0}', false],
    ['*:not([x="}@"]){margin:0}', false],
    ['*:not([x="\\"}.own"]){margin:0}', false],
    ['*:not([x="}.own(["]){margin:0}', false],
    ['*:not(.x\\}.own){margin:0}', false],
    ['h1,.x\\}.own{margin:0}', false],
    [':is(h1,}.own){margin:0}', false],
    [':is(h1,;.own){margin:0}', false],
    [':is(h1,[};.own]){margin:0}', false],
    [':is(h1,};@own){margin:0}', false],
    [':where(.own,{}.own,h1){margin:0}', false],
    [':is(h1,url(}.own)){margin:0}', false],
    [':is(h1,url(}.own((x)){margin:0}', false],
    [':is(h1,u\\72l(}.own((x)){margin:0}', false],
    // What looks like a string is none.
    ['.own{--x:\\"}h1{margin:0}.own{--x:\\"}', false],
    ['.own{background:url(a"b)}h1{margin:0}.own{background:url(a"b)}', false],
    ['.own{content:"\n}h1{margin:0}.own{content:"}', false],
    // One of the portal's names in another letter case.
    ['.\\61nt-btn{color:red}', false],
    ['.a\\6e t-btn{color:red}', false],
    ['.anticon\\.x{color:red}', false],
  ])('%s: %s', (css, expected) => {
    expect(hasOwnSelectorsOnly(css)).toBe(expected)
  })

  it('only where the guard would leave every selector as it is', () => {
    const piece = fc.constantFrom(
      'h1',
      '*',
      '.oms',
      '#root',
      '[title="a,b"]',
      '[title=".x"]',
      '[x="}.own"]',
      "[x=';@']",
      '[x="("]',
      ':not(.x\\}.own)',
      ':is(h1, }.own)',
      ':not(.x)',
      ':not(h1, .x)',
      ':where(.x)',
      ':where(.x, h1)',
      'a:where(.x)',
      '.anticon',
      'html',
      'body.x ',
      ':root',
      ':is(p, .x)',
      '.ant-tag',
      ', ',
      ' > ',
    )
    const selector = fc.array(piece, { minLength: 1, maxLength: 5 }).map((pieces) => pieces.join(''))
    const block = fc.constantFrom(
      '{color:red}',
      '{content:"{.x"}',
      '{--x:"}";margin:0}',
      '{--x:"\\"}"}',
      '{--x:url(;)}',
      '{}',
    )
    fc.assert(
      fc.property(fc.array(fc.tuple(selector, block), { maxLength: 4 }), (rules) => {
        const css = rules.map((rule) => rule.join('')).join('')
        const isTouched = rules.some(([one]) => scopedSelector(one, 'oms__s1').includes('data-sub-app'))
        return !(isTouched && hasOwnSelectorsOnly(css))
      }),
    )
  })
})
