import { afterEach, describe, expect, it, vi } from 'vitest'
import { endOwnDocuments, own } from '../testing/own-document.ts'

afterEach(endOwnDocuments)

const click = (target: EventTarget) => target.dispatchEvent(new Event('click'))

describe('the document of a sub-app', () => {
  it.each([
    ['itself', (from: Document) => from],
    ['its root', (from: Document) => from.documentElement],
    ['its body', (from: Document) => from.body],
  ])('lets it listen to %s for as long as its page stands', (_name, of) => {
    const { guard, document: ofApp } = own()
    const [heard, takenBack] = [vi.fn(), vi.fn()]
    of(ofApp).addEventListener('click', heard)
    of(ofApp).addEventListener('click', takenBack)
    of(ofApp).removeEventListener('click', takenBack)
    click(of(document))
    guard.end()
    click(of(document))
    expect([heard.mock.calls.length, takenBack.mock.calls.length]).toEqual([1, 0])
  })

  it('takes nothing from the portal, which listens to the same', async () => {
    const { guard, document: ofApp } = own()
    ofApp.body.addEventListener('click', () => {})
    await Promise.resolve()
    const heard = vi.fn()
    document.body.addEventListener('click', heard)
    guard.end()
    click(document.body)
    document.body.removeEventListener('click', heard)
    click(document.body)
    expect(heard).toHaveBeenCalledOnce()
  })

  it('finds an element of its own first where others have one of the same id', () => {
    const [one, other] = [own(), own()]
    for (const { container } of [one, other]) container.innerHTML = '<div id="root"></div>'
    const outside = document.body.appendChild(document.createElement('aside'))
    outside.id = 'pop-up'
    const found = [one, other].map(({ document: ofApp }) => ofApp.getElementById('root')?.parentElement)
    expect(found).toEqual([one.container, other.container])
    expect(other.document.getElementById('pop-up')).toBe(outside)
    expect(other.document.getElementById('1:a')).toBeNull()
    outside.remove()
  })

  it('keeps sub-apps apart', () => {
    const [one, other] = [own(), own()]
    const heard = vi.fn()
    other.document.body.addEventListener('click', heard)
    one.guard.end()
    click(document.body)
    expect(heard).toHaveBeenCalledOnce()
  })

  it.each([
    ['an array', (sheet: CSSStyleSheet) => [sheet]],
    ['a set', (sheet: CSSStyleSheet) => new Set([sheet])],
  ])('takes %s of style sheets, which go with its page', (_name, listOf) => {
    const { speaker, element, document: ofApp } = own()
    const sheet = new CSSStyleSheet()
    document.adoptedStyleSheets = []
    for (const reached of [ofApp, element?.ownerDocument]) {
      if (reached) Reflect.set(reached, 'adoptedStyleSheets', listOf(sheet))
      expect(ofApp.adoptedStyleSheets).toEqual([sheet])
      speaker.sheets.end()
      expect(ofApp.adoptedStyleSheets).toEqual([])
    }
  })

  it('is not replaced by what a script writes, who is told', () => {
    const { document: ofApp, onRefused } = own()
    const { body } = document
    ofApp.open().write('<p>Gone</p>')
    ofApp.writeln('<p>Gone</p>')
    ofApp.close()
    expect(document.body).toBe(body)
    expect(body.textContent).not.toContain('Gone')
    expect(onRefused.mock.calls).toEqual([['document.open()'], ['document.write()'], ['document.writeln()']])
  })

  it('leads to the window of the sub-app', () => {
    const { document: ofApp, global } = own()
    expect(ofApp.defaultView).toBe(global)
  })

  it('is else the page’s', () => {
    const { document: ofApp } = own()
    expect(ofApp.body).toBe(document.body)
    expect(ofApp.documentElement).toBe(document.documentElement)
  })
})

describe('the document reached by an element of a page', () => {
  it.each([
    ['an element', (element: HTMLElement) => element.ownerDocument],
    ['a text', (element: HTMLElement) => element.firstChild?.ownerDocument],
  ])('lets it listen by %s for as long as its page stands', async (_name, from) => {
    const { guard, element } = own()
    const heard = vi.fn()
    if (element) from(element)?.addEventListener('click', heard)
    await Promise.resolve()
    document.body.dispatchEvent(new Event('click', { bubbles: true }))
    guard.end()
    document.body.dispatchEvent(new Event('click', { bubbles: true }))
    expect(heard).toHaveBeenCalledOnce()
  })

  it('lets it give style sheets that stand beside the portal’s and go with its page', async () => {
    const { speaker, element } = own()
    const [portals, given, pushed] = [new CSSStyleSheet(), new CSSStyleSheet(), new CSSStyleSheet()]
    document.adoptedStyleSheets = [portals]
    if (element) element.ownerDocument.adoptedStyleSheets = [given]
    element?.ownerDocument.adoptedStyleSheets.push(pushed)
    await Promise.resolve()
    expect(document.adoptedStyleSheets).toEqual([portals, given, pushed])
    speaker.sheets.end()
    expect(document.adoptedStyleSheets).toEqual([portals])
  })

  it('is the portal’s own for whoever comes next', () => {
    const { guard, element } = own()
    const heard = vi.fn()
    expect(element?.ownerDocument).toBe(document)
    expect(document.body.ownerDocument).toBe(document) // as React asks before the effects of a commit
    document.addEventListener('click', heard)
    guard.end()
    click(document)
    document.removeEventListener('click', heard)
    click(document)
    expect(heard).toHaveBeenCalledOnce()
  })
})

describe('a handler property', () => {
  it.each([
    ['the document', (from: Document) => from],
    ['its root', (from: Document) => from.documentElement],
    ['its body', (from: Document) => from.body],
  ])('of %s is the sub-app’s own, beside the portal’s, and ends with the page', async (_name, of) => {
    const { guard, document: ofApp } = own()
    await Promise.resolve()
    const [portals, first, second] = [vi.fn(), vi.fn(), vi.fn()]
    of(document).onclick = portals
    of(ofApp).onclick = first
    of(ofApp).onclick = second
    expect(of(ofApp).onclick).toBe(second)
    await vi.waitFor(() => expect(of(document).onclick).toBe(portals))
    click(of(document))
    guard.end()
    expect(of(ofApp).onclick).toBe(null)
    await vi.waitFor(() => expect(of(document).onclick).toBe(portals))
    click(of(document))
    of(document).onclick = null
    click(of(document))
    expect([portals, first, second].map(({ mock }) => mock.calls.length)).toEqual([2, 0, 1])
  })
})
