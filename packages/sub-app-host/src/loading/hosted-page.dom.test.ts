import { describe, expect, it } from 'vitest'
import { applyRootState, baseOf, hostedPage } from './hosted-page.ts'

const entry = 'https://oms.example/app/index.html'
const hosted = (html: string) => hostedPage(html, entry, '/child/oms')
const bodyOf = (html: string) =>
  /<body>(.*)<\/body>/s.exec(hosted(`<html><head></head><body>${html}</body></html>`).html)?.[1]

describe('a page of a sub-app', () => {
  it.each([
    ['<img src="./p.png">', '<img src="https://oms.example/app/p.png">'],
    ['<img src="/p.png">', '<img src="https://oms.example/p.png">'],
    [
      '<img src="p.png" srcset="p.png 1x, q,2.png 2x">',
      '<img src="https://oms.example/app/p.png" srcset="https://oms.example/app/p.png 1x, https://oms.example/app/q,2.png 2x">',
    ],
    ['<a href="help.pdf">?</a>', '<a href="https://oms.example/app/help.pdf">?</a>'],
    [
      '<video poster="a.png" src="a.mp4"></video>',
      '<video poster="https://oms.example/app/a.png" src="https://oms.example/app/a.mp4"></video>',
    ],
    [
      '<svg><use href="i.svg#a"></use></svg>',
      '<svg><use href="https://oms.example/app/i.svg#a"></use></svg>',
    ],
    [
      '<p style="background: url(p.png)"></p>',
      '<p style="background: url(https://oms.example/app/p.png)"></p>',
    ],
    [
      '<style>p { background: url("p(1).png") }</style>',
      '<style>p { background: url("https://oms.example/app/p(1).png") }</style>',
    ],
    [
      '<template><img src="p.png"></template>',
      '<template><img src="https://oms.example/app/p.png"></template>',
    ],
    [
      '<img src="p.png"><script src="a.js"></script>',
      '<img src="https://oms.example/app/p.png"><script src="a.js"></script>',
    ],
  ])('has its files where it comes from: %s', (html, expected) => {
    expect(bodyOf(html)).toBe(expected)
  })

  it.each([
    '<a href="#top">up</a>',
    '<svg><use href="#a"></use></svg>',
    '<a href="/child/oms/orders">all</a>',
    '<img src="data:image/png;base64,AA==" srcset="data:image/png;base64,AA== 2x">',
    '<a href="mailto:a@oms.example">mail</a>',
    '<img src="">',
    '<template><a href="/orders/{{id}}">{{id}}</a></template>',
    '<a href="orders/[[id]]">order</a>',
  ])('keeps what is no address of its own: %s', (html) => {
    expect(bodyOf(html)).toBe(html)
  })

  it('has no base of its own, and all that is relative to it in full', () => {
    const html =
      '<html><head><base href="/static/"><link rel="icon" href="a.svg"></head><body><script src="b.js"></script><img src="c.png"></body></html>'
    expect(baseOf(html, entry)).toBe('https://oms.example/static/')
    expect(hosted(html).html).toBe(
      '<!doctype html><html><head><link rel="icon" href="https://oms.example/static/a.svg"></head><body><script src="https://oms.example/static/b.js"></script><img src="https://oms.example/static/c.png"></body></html>',
    )
  })

  it('gives what its root and its body say to its container', () => {
    const { root } = hosted(
      '<html lang="en" class="h-full" data-theme="x" theme-mode="dark" onclick="x()"><body class="layout" style="margin: 0" id="b" data-sub-app-instance="y">text</body></html>',
    )
    const container = document.createElement('div')
    container.className = 'dark'
    applyRootState(container, root)
    expect(container.outerHTML).toBe(
      '<div class="dark h-full layout" data-theme="x" theme-mode="dark" style="margin: 0px;"></div>',
    )
  })

  it('without any of it stays as it is', () => {
    const html = '<html lang=en><link rel=icon href="a.svg"><body><script src="b.js"></script>'
    expect(hosted(html)).toEqual({ html, root: {} })
  })
})
