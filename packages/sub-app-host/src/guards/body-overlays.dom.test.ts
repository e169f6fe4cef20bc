import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { endGuardedInstances, guardedInstance } from '../testing/guarded-document.ts'
import { guardBodyOverlays } from './body-overlays.ts'

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

  it('has the theme of its page, where the root has that of the portal', async () => {
    const { container, document: own } = guardedInstance()
    container.dataset.theme = 'dark'
    container.style.cssText = 'color-scheme: dark; --ground: black; padding: 1px'
    const [element, light] = [dialog(), dialog()]
    light.dataset.theme = 'light'
    own.body.append(element, light)
    await Promise.resolve()
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
  ])('by %s is removed with its page', async (_way, put) => {
    const { document: ofApp, guards } = guardedInstance()
    const element = dialog()
    put(ofApp, element)
    await Promise.resolve()
    expect(stateOf(element)).toBe('shown')
    guards.overlays.shown(false)
    expect(stateOf(element)).toBe('hidden')
    guards.overlays.end()
    expect(stateOf(element)).toBe('gone')
  })

  it('is marked, and has the classes and variables that scripts have set on the root of its page', async () => {
    const { document: ofApp, container, name } = guardedInstance()
    container.style.cssText = '--own-color: red; height: 9px'
    container.classList.add('dark')
    const element = dialog()
    ofApp.body.append(element)
    await Promise.resolve()
    expect([element.dataset.subAppOverlay, element.className, element.style.cssText]).toEqual([
      name,
      'dark',
      '--own-color: red;',
    ])
  })

  it('by insertAdjacentHTML is removed with its page, too', async () => {
    const { document: ofApp, guards } = guardedInstance()
    const before = document.body.childElementCount
    ofApp.body.insertAdjacentHTML('beforeend', '<dialog></dialog><dialog></dialog>')
    expect(document.body.childElementCount).toBe(before + 2)
    await Promise.resolve()
    guards.overlays.end()
    expect(document.body.childElementCount).toBe(before)
  })
})
