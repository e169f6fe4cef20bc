import { describe, expect, it } from 'vitest'
import { areSeen, isBlank } from './page-presence.ts'

customElements.define('x-closed', class extends HTMLElement {})

/** A page in its container; `<i data-shadow="…">` is replaced by an element with that in its open shadow root. */
function page(html: string) {
  const container = document.createElement('div')
  container.innerHTML = `<qiankun-head><style>a {}</style><title>x</title></qiankun-head><script>x</script>${html}`
  for (const host of container.querySelectorAll<HTMLElement>('[data-shadow]'))
    host.attachShadow({ mode: 'open' }).innerHTML = host.dataset.shadow ?? ''
  // There is no layout here: elements whose size comes from styles are marked.
  for (const element of container.querySelectorAll('[data-size]'))
    for (const side of ['offsetWidth', 'offsetHeight']) Object.defineProperty(element, side, { value: 20 })
  return container
}
const sized = (inner = '') => `<i data-size>${inner}</i>`

describe('a page', () => {
  it.each([
    '',
    '<div id="root"></div>',
    '<div><p> \n </p></div>',
    '<!-- v-if --><template>text</template>',
    '<div data-shadow="<style>a {}</style><div></div>"></div>',
    // As frameworks name their root element; without a class of its own it hides nothing.
    '<app-root></app-root>',
    // Empty elements don't contribute to the size of their parent.
    `<div data-size><p></p></div>`,
  ])('is blank: %j', (html) => {
    expect(isBlank(page(html))).toBe(true)
  })

  it.each([
    '<p>text</p>',
    '<input>',
    '<div><img alt=""></div>',
    '<canvas></canvas>',
    '<div data-shadow="<form><input></form>"></div>',
    '<div><div data-shadow="<p>text</p>"></div></div>',
    '<div data-shadow="<slot></slot>"><p>text</p></div>',
    '<x-closed></x-closed>',
    // A spinner, a placeholder, an icon of a font.
    `<div><span>${sized()}</span></div>`,
  ])('has something to look at: %s', (html) => {
    expect(isBlank(page(html))).toBe(false)
  })

  it('is blank where what has a size is there to be drawn into', () => {
    expect(isBlank(page(sized()), { isHolder: () => true })).toBe(true)
  })

  it('tells which shadow roots it was looked for in', () => {
    const container = page('<div data-shadow=""></div>')
    const roots: ShadowRoot[] = []
    isBlank(container, { onRoot: (root) => void roots.push(root) })
    expect(roots).toEqual([container.lastElementChild?.shadowRoot])
  })
})

describe('what comes or goes', () => {
  it.each([
    { rule: 'counts when it is a text', node: 'Orders', place: 'div', counts: true },
    { rule: 'counts when it is an element', node: '<p></p>', place: 'div', counts: true },
    { rule: 'is nothing to look at when it is a blank', node: ' ', place: 'div', counts: false },
    { rule: 'nor when it is a style sheet', node: '<style></style>', place: 'div', counts: false },
    { rule: 'nor when it is the text of one', node: 'a {}', place: 'style', counts: false },
    { rule: 'nor in the head', node: '<title>x</title>', place: 'qiankun-head', counts: false },
  ])('$rule', ({ node, place, counts }) => {
    const { content } = Object.assign(document.createElement('template'), { innerHTML: node })
    expect(areSeen(content.childNodes, document.createElement(place))).toBe(counts)
  })
})
