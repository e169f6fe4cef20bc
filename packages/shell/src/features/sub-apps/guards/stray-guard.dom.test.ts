import { portalRootId } from '@portal/protocol/rules/own-selector'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { endOwnDocuments, own } from '../testing/own-document.ts'
import { guardStrays } from './body-overlays.ts'

const dialog = (text = 'Sure?') => Object.assign(document.createElement('dialog'), { textContent: text })
const stands = (element: Element) =>
  element.isConnected ? (element.hasAttribute('data-sub-app-behind') ? 'behind' : 'shown') : 'gone'

describe('what a page puts beside the portal', () => {
  let isShown = true
  beforeEach(() => {
    isShown = true
  })
  afterEach(() => document.body.replaceChildren())

  function guarded() {
    const guard = guardStrays(() => isShown)
    const put = (element = dialog()) => {
      document.body.append(element)
      guard.keep([element])
      return element
    }
    return { guard, put }
  }

  it('is to be seen with its page alone', () => {
    const { guard, put } = guarded()
    guard.begin()
    const element = put()
    expect(stands(element)).toBe('shown')
    guard.shown(false)
    expect(stands(element)).toBe('behind')
    guard.shown(true)
    expect(stands(element)).toBe('shown')
  })

  it('is not to be seen where its page is hidden as it comes', () => {
    const { guard, put } = guarded()
    guard.begin()
    isShown = false
    expect(stands(put())).toBe('behind')
  })

  it('goes with its page, and does not come back with the next one', () => {
    const { guard, put } = guarded()
    guard.begin()
    const element = put()
    guard.end()
    expect(stands(element)).toBe('gone')
    guard.begin()
    expect(stands(element)).toBe('gone')
  })

  it('does not come once its page is gone', () => {
    const { guard, put } = guarded()
    guard.begin()
    guard.end()
    expect(stands(put())).toBe('gone')
  })

  it('comes back with the next page where the scripts have put it there as they ran', () => {
    const { guard, put } = guarded()
    const holder = put()
    guard.begin()
    guard.end()
    expect(stands(holder)).toBe('gone')
    guard.begin()
    expect(stands(holder)).toBe('shown')
  })

  it('does not come back where the page itself has taken it out', () => {
    const { guard, put } = guarded()
    const splash = put()
    guard.begin()
    splash.remove()
    guard.end()
    guard.begin()
    expect(stands(splash)).toBe('gone')
  })

  it('comes back, too, where its page is ended twice', () => {
    const { guard, put } = guarded()
    const holder = put()
    guard.begin()
    guard.end()
    guard.end()
    guard.begin()
    expect(stands(holder)).toBe('shown')
  })
})

describe('an element of a sub-app in the body', () => {
  afterEach(endOwnDocuments)

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
  ])('by %s goes with its page', (_way, put) => {
    const { document: ofApp, speaker } = own()
    const element = dialog()
    put(ofApp, element)
    expect(stands(element)).toBe('shown')
    speaker.strays.shown(false)
    expect(stands(element)).toBe('behind')
    speaker.strays.end()
    expect(stands(element)).toBe('gone')
  })

  it('by insertAdjacentHTML goes with its page, too', () => {
    const { document: ofApp, speaker } = own()
    const before = document.body.childElementCount
    ofApp.body.insertAdjacentHTML('beforeend', '<dialog></dialog><dialog></dialog>')
    expect(document.body.childElementCount).toBe(before + 2)
    speaker.strays.end()
    expect(document.body.childElementCount).toBe(before)
  })

  it('stays where it is the portal that puts it there, or the portal itself', async () => {
    const { document: ofApp, speaker } = own()
    const portal = document.getElementById(portalRootId) ?? dialog()
    portal.id = portalRootId
    ofApp.body.append(portal)
    await Promise.resolve()
    const ofThePortal = document.body.appendChild(dialog())
    speaker.strays.end()
    expect(stands(ofThePortal)).toBe('shown')
  })
})
