import { cookieNames } from '@portal/protocol/rules/stored-names'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { endGuardedInstances, guardedInstance } from '../testing/guarded-document.ts'

afterEach(endGuardedInstances)

const click = (target: EventTarget) => target.dispatchEvent(new Event('click'))

describe('the document of a sub-app', () => {
  it.each([
    ['itself', (from: Document) => from],
    ['its root', (from: Document) => from.documentElement],
    ['its body', (from: Document) => from.body],
  ])('lets it listen to %s until its page is closed', (_name, of) => {
    const { guard, document: ofApp } = guardedInstance()
    const [listener, removed] = [vi.fn(), vi.fn()]
    of(ofApp).addEventListener('click', listener)
    of(ofApp).addEventListener('click', removed)
    of(ofApp).removeEventListener('click', removed)
    click(of(document))
    guard.end()
    click(of(document))
    expect([listener.mock.calls.length, removed.mock.calls.length]).toEqual([1, 0])
  })

  it('leaves listeners of the portal on the same target alone', async () => {
    const { guard, document: ofApp } = guardedInstance()
    ofApp.body.addEventListener('click', () => {})
    await Promise.resolve()
    const listener = vi.fn()
    document.body.addEventListener('click', listener)
    guard.end()
    click(document.body)
    document.body.removeEventListener('click', listener)
    click(document.body)
    expect(listener).toHaveBeenCalledOnce()
  })

  it.each<[string, (of: { currentTarget: EventTarget; element: Node; kept: Document }) => EventTarget]>([
    ['the target of the event', ({ currentTarget }) => currentTarget],
    ['a document that was kept', ({ kept }) => kept],
  ])('lets a listener remove others, and add its own, by %s', async (_name, from) => {
    const { guard, document: ofApp, element } = guardedInstance()
    const kept = element?.ownerDocument
    if (!element || !kept) throw new Error('The page has an element')
    await Promise.resolve()
    const [removed, added] = [vi.fn(), vi.fn()]
    ofApp.addEventListener('mousemove', removed)
    ofApp.addEventListener('mouseup', ({ currentTarget }) => {
      if (!currentTarget) return
      const target = from({ currentTarget, element, kept })
      target.removeEventListener('mousemove', removed)
      target.addEventListener('click', added)
    })
    document.dispatchEvent(new Event('mouseup'))
    for (const type of ['mousemove', 'click']) document.dispatchEvent(new Event(type))
    guard.end()
    click(document)
    expect([removed.mock.calls.length, added.mock.calls.length]).toEqual([0, 1])
  })

  it('removes by any document what another of its own documents was given, at any time', async () => {
    const { document: ofApp } = guardedInstance()
    const listener = vi.fn()
    ofApp.addEventListener('click', listener)
    await Promise.resolve()
    document.removeEventListener('click', listener)
    click(document)
    expect(listener).not.toHaveBeenCalled()
  })

  it.each<[string, (body: HTMLElement, element: Element) => unknown]>([
    ['body that it has kept', (body, element) => body.append(element)],
    ['another element', (body, element) => body.firstElementChild?.after(element)],
  ])('owns what it has made, when that is inserted later by the %s', async (_way, insert) => {
    const { document: ofApp, guards } = guardedInstance()
    const { body } = ofApp
    const element = ofApp.createElement('aside')
    await Promise.resolve()
    insert(body, element)
    await vi.waitFor(() => expect(element.dataset.subAppOverlay).toBeDefined())
    guards.overlays.end()
    expect(element.isConnected).toBe(false)
  })

  it('keeps the listeners of two sub-apps apart', () => {
    const [one, other] = [guardedInstance(), guardedInstance()]
    const listener = vi.fn()
    other.document.body.addEventListener('click', listener)
    one.guard.end()
    click(document.body)
    expect(listener).toHaveBeenCalledOnce()
  })

  it.each([
    ['an array', (sheet: CSSStyleSheet) => [sheet]],
    ['a set', (sheet: CSSStyleSheet) => new Set([sheet])],
  ])('adopts %s of style sheets beside the portal’s, which are removed with its page', (_name, listOf) => {
    const { guards, document: ofApp } = guardedInstance()
    const [portals, given, pushed] = [new CSSStyleSheet(), new CSSStyleSheet(), new CSSStyleSheet()]
    document.adoptedStyleSheets = [portals]
    Reflect.set(ofApp, 'adoptedStyleSheets', listOf(given))
    ofApp.adoptedStyleSheets.push(pushed)
    expect(document.adoptedStyleSheets).toEqual([portals, given, pushed])
    guards.sheets.end()
    expect(document.adoptedStyleSheets).toEqual([portals])
  })

  it('writes cookies, but none of the portal’s', () => {
    const { document: ofApp, onRefused } = guardedInstance()
    const { document: real } = window
    real.cookie = `${cookieNames.certificate}=of-the-portal`
    ofApp.cookie = 'own=1'
    ofApp.cookie = `${cookieNames.certificate}=; max-age=0`
    expect(document.cookie).toContain(`${cookieNames.certificate}=of-the-portal`)
    expect(document.cookie).toContain('own=1')
    expect(onRefused.mock.calls).toEqual([['document.cookie(Admin-Token)']])
    ofApp.cookie = 'own=; max-age=0'
    real.cookie = `${cookieNames.certificate}=; max-age=0`
  })

  it('is not replaced by what a script writes, which is reported', () => {
    const { document: ofApp, onRefused } = guardedInstance()
    const { body } = document
    ofApp.open().write('<p>Gone</p>')
    ofApp.writeln('<p>Gone</p>')
    ofApp.close()
    expect(document.body).toBe(body)
    expect(body.textContent).not.toContain('Gone')
    expect(onRefused.mock.calls).toEqual([['document.open()'], ['document.write()'], ['document.writeln()']])
  })

  it('has the window of the sub-app', () => {
    const { document: ofApp, global } = guardedInstance()
    expect(ofApp.defaultView).toBe(global)
  })

  it('has the root and the body of the real document', () => {
    const { document: ofApp } = guardedInstance()
    expect(ofApp.body).toBe(document.body)
    expect(ofApp.documentElement).toBe(document.documentElement)
  })
})

describe('the head of a page', () => {
  it('is in its container, also where the page has emptied that, and in no document once it was closed', () => {
    const { container, document: ofApp } = guardedInstance()
    expect(ofApp.head.parentElement).toBe(container)
    container.replaceChildren()
    expect(ofApp.querySelector('head')).toBe(ofApp.head)
    expect(ofApp.head.parentElement).toBe(container)
    container.remove()
    expect(ofApp.head.isConnected).toBe(false)
  })
})

describe('a handler property', () => {
  it('of the document is set beside the portal’s, and ends with the page', async () => {
    const of = (from: Document) => from
    const { guard, document: ofApp } = guardedInstance()
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
