import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { scopeMadeSheet } from '../styles/scoped-sheets.ts'
import { endGuardedInstances, guardedInstance } from '../testing/guarded-document.ts'

vi.mock(import('../styles/scoped-sheets.ts'), async (original) => ({
  ...(await original()),
  scopeMadeSheet: vi.fn(),
}))
beforeEach(() => vi.mocked(scopeMadeSheet).mockClear())
afterEach(endGuardedInstances)

describe('style sheets and scripts that a sub-app inserts into the document', () => {
  const places: [string, (from: Document) => HTMLElement][] = [
    ['head', ({ head }) => head],
    ['body', ({ body }) => body],
    ['root', ({ documentElement }) => documentElement],
  ]
  const ways: [string, (place: HTMLElement, style: Element) => void][] = [
    ['append', (place, style) => place.append(style)],
    ['append with others', (place, style) => place.append(document.createComment('first'), style)],
    ['prepend', (place, style) => place.prepend(style)],
    ['insertBefore', (place, style) => place.insertBefore(style, place.firstChild)],
    ['appendChild', (place, style) => place.appendChild(style)],
    ['insertAdjacentElement', (place, style) => place.insertAdjacentElement('afterbegin', style)],
    ['insertAdjacentElement behind it', (place, style) => place.insertAdjacentElement('afterend', style)],
  ]
  const cases = places.flatMap(([place, of]) => ways.map(([way, put]) => ({ place, of, way, put })))

  /** Records the calls of methods that qiankun patches. */
  function hostLibrary() {
    const taken: Node[] = []
    const take = (node: Node) => {
      if (node instanceof Element) taken.push(node)
      return node
    }
    vi.spyOn(HTMLHeadElement.prototype, 'appendChild').mockImplementation(take)
    vi.spyOn(HTMLHeadElement.prototype, 'insertBefore').mockImplementation(take)
    vi.spyOn(HTMLBodyElement.prototype, 'appendChild').mockImplementation(take)
    return taken
  }
  afterEach(() => vi.restoreAllMocks())

  it.each(cases)('by $way of the $place reach the hosting library', ({ of, put }) => {
    const { document: ofApp } = guardedInstance()
    const taken = hostLibrary()
    const made = ['style', 'link', 'script'].map((tag) => ofApp.createElement(tag))
    for (const element of made) put(of(ofApp), element)
    expect(taken).toEqual(made)
  })

  it('by replaceChildren reach it, too', () => {
    const { document: ofApp } = guardedInstance()
    const taken = hostLibrary()
    const style = ofApp.createElement('style')
    ofApp.body.replaceChildren(style)
    expect([taken, ofApp.body.childElementCount]).toEqual([[style], 0])
  })

  /** The scope of this element's rules; undefined for the portal's own. */
  const scopeOf = (style: HTMLStyleElement | null) =>
    vi.mocked(scopeMadeSheet).mock.calls.find(([sheet]) => sheet === style?.sheet)?.[1]
  const around = { 'an element': 'div', 'a fragment': undefined }
  const puts: Readonly<Record<string, (body: HTMLElement, outer: Node) => void>> = {
    append: (body, outer) => body.append(outer),
    appendChild: (body, outer) => void body.appendChild(outer),
    insertBefore: (body, outer) => void body.insertBefore(outer, body.firstChild),
  }
  const deep = Object.entries(puts).flatMap(([way, put]) =>
    Object.entries(around).map(([outer, tag]) => ({ way, put, outer, tag })),
  )

  it.each(deep)('are scoped to its page when $way inserts them within $outer', async ({ put, tag }) => {
    const { document: ofApp, name } = guardedInstance()
    const outer = tag ? document.createElement(tag) : document.createDocumentFragment()
    const style = outer.appendChild(document.createElement('style'))
    put(ofApp.body, outer)
    expect(scopeOf(style)).toBe(name)
    await Promise.resolve()
    const portals = document.createElement('div')
    const theirs = portals.appendChild(document.createElement('style'))
    put(document.body, portals)
    expect(scopeOf(theirs)).toBeUndefined()
  })

  it('are scoped to its page when they are inserted as HTML', () => {
    const { document: ofApp, name } = guardedInstance()
    ofApp.body.insertAdjacentHTML('beforeend', '<p><style>h1 { color: red }</style></p>')
    expect(scopeOf(document.querySelector('style'))).toBe(name)
  })

  it('leave all other nodes where they are inserted', () => {
    const { document: ofApp } = guardedInstance()
    const [first, last] = [document.createElement('i'), document.createElement('b')]
    ofApp.body.prepend(first)
    ofApp.body.append('text', last)
    expect([document.body.firstChild, document.body.lastChild]).toEqual([first, last])
  })
})
