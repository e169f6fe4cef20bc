import { portalRootId } from '@portal/protocol/rules/portal-root'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { endGuardedInstances, guardedInstance } from '../testing/guarded-document.ts'
import { guardBodyOverlays, keepBaseOfPortal, keepPortalInBody } from './body-overlays.ts'

const dialog = (text = 'Sure?') => Object.assign(document.createElement('dialog'), { textContent: text })
const stateOf = (element: Element) =>
  element.isConnected ? (element.hasAttribute('data-sub-app-behind') ? 'hidden' : 'shown') : 'gone'

describe('an element that a page inserts beside the portal', () => {
  let isShown = true
  beforeEach(() => {
    isShown = true
  })
  afterEach(() => document.body.replaceChildren())

  function guarded() {
    const guard = guardBodyOverlays(
      () => isShown,
      () => undefined,
    )
    const put = (element = dialog()) => {
      document.body.append(element)
      guard.add([element])
      return element
    }
    return { guard, put }
  }

  it('is visible only while its page is', () => {
    const { guard, put } = guarded()
    guard.begin()
    const element = put()
    expect(stateOf(element)).toBe('shown')
    guard.shown(false)
    expect(stateOf(element)).toBe('hidden')
    guard.shown(true)
    expect(stateOf(element)).toBe('shown')
  })

  it('is hidden when its page is hidden at that time', () => {
    const { guard, put } = guarded()
    guard.begin()
    isShown = false
    expect(stateOf(put())).toBe('hidden')
  })

  it('is removed with its page, and does not return with the next one', () => {
    const { guard, put } = guarded()
    guard.begin()
    const element = put()
    guard.end()
    expect(stateOf(element)).toBe('gone')
    guard.begin()
    expect(stateOf(element)).toBe('gone')
  })

  it('is not inserted after its page was closed', () => {
    const { guard, put } = guarded()
    guard.begin()
    guard.end()
    expect(stateOf(put())).toBe('gone')
  })

  it('returns with the next page when the scripts inserted it', () => {
    const { guard, put } = guarded()
    const holder = put()
    guard.begin()
    guard.end()
    expect(stateOf(holder)).toBe('gone')
    guard.begin()
    expect(stateOf(holder)).toBe('shown')
  })

  it('does not return when the page itself has removed it', () => {
    const { guard, put } = guarded()
    const splash = put()
    guard.begin()
    splash.remove()
    guard.end()
    guard.begin()
    expect(stateOf(splash)).toBe('gone')
  })

  it('returns, too, when its page is ended twice', () => {
    const { guard, put } = guarded()
    const holder = put()
    guard.begin()
    guard.end()
    guard.end()
    guard.begin()
    expect(stateOf(holder)).toBe('shown')
  })
})

describe('an element that a sub-app inserts into the body', () => {
  afterEach(endGuardedInstances)

  it('has the theme of its page, where the root has that of the portal', () => {
    const { container, document: own } = guardedInstance()
    container.dataset.theme = 'dark'
    container.style.cssText = 'color-scheme: dark; --ground: black; padding: 1px'
    const [element, light] = [dialog(), dialog()]
    light.dataset.theme = 'light'
    own.body.append(element, light)
    expect([element, light].map((one) => one.dataset.theme)).toEqual(['dark', 'light'])
    expect(element.style.cssText).toBe('color-scheme: dark; --ground: black;')
  })

  it.each<[string, (from: Document, element: Element) => void]>([
    ['appendChild', ({ body }, element) => body.appendChild(element)],
    ['append', ({ body }, element) => body.append('text', element)],
    ['prepend', ({ body }, element) => body.prepend(element)],
    ['insertBefore', ({ body }, element) => body.insertBefore(element, null)],
    ['insertAdjacentElement', ({ body }, element) => body.insertAdjacentElement('beforeend', element)],
    [
      'a fragment',
      ({ body }, element) => {
        const fragment = document.createDocumentFragment()
        fragment.append(element)
        body.appendChild(fragment)
      },
    ],
    ['appendChild of the root', ({ documentElement }, element) => documentElement.appendChild(element)],
  ])('by %s is removed with its page', (_way, put) => {
    const { document: ofApp, guards } = guardedInstance()
    const element = dialog()
    put(ofApp, element)
    expect(stateOf(element)).toBe('shown')
    guards.overlays.shown(false)
    expect(stateOf(element)).toBe('hidden')
    guards.overlays.end()
    expect(stateOf(element)).toBe('gone')
  })

  it('is marked, and has the variables that scripts have set on the root of its page', () => {
    const { document: ofApp, container, name } = guardedInstance()
    container.style.cssText = '--own-color: red; height: 9px'
    const element = dialog()
    ofApp.body.append(element)
    expect([element.dataset.subAppOverlay, element.style.cssText]).toEqual([name, '--own-color: red;'])
  })

  it('by insertAdjacentHTML is removed with its page, too', () => {
    const { document: ofApp, guards } = guardedInstance()
    const before = document.body.childElementCount
    ofApp.body.insertAdjacentHTML('beforeend', '<dialog></dialog><dialog></dialog>')
    expect(document.body.childElementCount).toBe(before + 2)
    guards.overlays.end()
    expect(document.body.childElementCount).toBe(before)
  })

  it('stays when the portal inserts it, or is the portal itself', async () => {
    const { document: ofApp, guards } = guardedInstance()
    const portal = document.getElementById(portalRootId) ?? dialog()
    portal.id = portalRootId
    ofApp.body.append(portal)
    await Promise.resolve()
    const ofThePortal = document.body.appendChild(dialog())
    guards.overlays.end()
    expect(stateOf(ofThePortal)).toBe('shown')
  })
})

const whole = '<div id="portal-root"><p>Orders</p></div><div id="pop-up"></div>'

/** A separate document: in the shared one the observer would never end. */
function portalIn() {
  const page = document.implementation.createHTMLDocument()
  page.body.innerHTML = whole
  const root = page.querySelector('#portal-root') ?? page.body
  const reported = vi.fn()
  const added = vi.fn()
  keepPortalInBody(root, reported, added)
  return {
    page,
    root,
    reported,
    added,
    settled: () => new Promise<void>((resolve) => queueMicrotask(resolve)),
  }
}

describe('the portal in a body', () => {
  it.each<[string, (body: HTMLElement) => void]>([
    ['emptied by innerHTML', (body) => void Object.assign(body, { innerHTML: '' })],
    ['emptied', (body) => body.replaceChildren()],
    ['filled with something else', (body) => void Object.assign(body, { innerHTML: '<main>My own</main>' })],
  ])('that is %s is restored with its siblings', async (_how, empty) => {
    const { page, root, reported, settled } = portalIn()
    empty(page.body)
    await settled()
    expect(page.body.innerHTML).toBe(whole)
    expect(page.querySelector('#portal-root')).toBe(root)
    expect(reported).toHaveBeenCalledOnce()
  })

  it('that is emptied node by node is restored', async () => {
    const { page, settled } = portalIn()
    while (page.body.firstChild) page.body.firstChild.remove()
    await settled()
    expect(page.body.innerHTML).toBe(whole)
  })

  it('is not touched while other elements come and go', async () => {
    const { page, reported, settled } = portalIn()
    page.querySelector('#pop-up')?.remove()
    page.body.append('text')
    await settled()
    expect(page.body.innerHTML).toBe('<div id="portal-root"><p>Orders</p></div>text')
    expect(reported).not.toHaveBeenCalled()
  })

  it('stays where it was moved within the body', async () => {
    const { page, root, settled } = portalIn()
    const frame = page.createElement('section')
    page.body.append(frame)
    frame.append(root)
    await settled()
    expect(root.parentNode).toBe(frame)
  })
})

it('a base that is inserted later does not become that of the portal', async () => {
  const page = document.implementation.createHTMLDocument()
  keepBaseOfPortal(page)
  const inserted = [page.head, page.body].map((parent) => {
    const base = page.createElement('base')
    base.href = 'https://elsewhere.test/'
    return parent.appendChild(base)
  })
  await new Promise<void>((resolve) => queueMicrotask(resolve))
  expect(inserted.map((base) => base.hasAttribute('href'))).toEqual([false, false])
})
