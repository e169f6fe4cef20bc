import { afterEach, describe, expect, it, vi } from 'vitest'
import { guardDocument } from './guard-document.ts'
import { guardListeners } from './listener-guard.ts'

const guards: ReturnType<typeof guardListeners>[] = []
/** The document of a sub-app of its own. */
function own() {
  const guard = guardListeners(() => true)
  guards.push(guard)
  guard.begin()
  return { guard, document: guardDocument(document, guard) }
}
afterEach(() => {
  for (const guard of guards) guard.end()
})

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

  it('keeps sub-apps apart', () => {
    const [one, other] = [own(), own()]
    const heard = vi.fn()
    other.document.body.addEventListener('click', heard)
    one.guard.end()
    click(document.body)
    expect(heard).toHaveBeenCalledOnce()
  })

  it('is else the page’s', () => {
    const { document: ofApp } = own()
    expect(ofApp.body).toBe(document.body)
    expect(ofApp.documentElement).toBe(document.documentElement)
  })
})
