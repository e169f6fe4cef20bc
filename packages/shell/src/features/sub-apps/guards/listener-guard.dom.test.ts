import { describe, expect, it, vi } from 'vitest'
import { guardListeners } from './events.ts'

function setUp() {
  const target = new EventTarget()
  let isShown = true
  const guard = guardListeners(() => isShown)
  const tell = (type: string) => target.dispatchEvent(new Event(type))
  return { target, guard, tell, hide: () => (isShown = false), show: () => (isShown = true) }
}

describe('listeners of a page on shared targets', () => {
  it.each([[undefined], [null], [true], [{ capture: true }], [{ passive: true }]])(
    'with %j are heard once each, taken back as usual, and end with the page',
    (options) => {
      const { target, guard, tell } = setUp()
      guard.begin()
      const [kept, takenBack] = [vi.fn(), vi.fn()]
      for (const listener of [kept, kept, takenBack]) guard.add(target, 'click', listener, options)
      guard.remove(target, 'click', takenBack, options)
      tell('click')
      guard.end()
      tell('click')
      guard.add(target, 'click', kept, options)
      tell('click')
      expect([kept.mock.calls.length, takenBack.mock.calls.length]).toEqual([1, 0])
    },
  )

  it('may be objects, and hear their target as their own', () => {
    const { target, guard, tell } = setUp()
    const heard: unknown[] = []
    guard.add(target, 'click', {
      handleEvent({ currentTarget }) {
        heard.push(currentTarget)
      },
    })
    guard.add(target, 'click', function (this: unknown) {
      heard.push(this)
    })
    tell('click')
    expect(heard).toEqual([target, target])
  })

  it('of the scripts are heard again by the next page, those of a page are not', () => {
    const { target, guard, tell } = setUp()
    const [ofScript, ofPage] = [vi.fn(), vi.fn()]
    guard.add(target, 'click', ofScript)
    guard.begin()
    guard.add(target, 'click', ofPage)
    guard.end()
    tell('click')
    guard.begin()
    tell('click')
    expect([ofScript.mock.calls.length, ofPage.mock.calls.length]).toEqual([1, 0])
  })

  const keys = ['keydown', 'keyup', 'keypress']
  const clipboard = ['copy', 'cut', 'paste']
  const dragging = ['dragstart', 'drag', 'dragenter', 'dragover', 'dragleave', 'drop']
  it.each([...keys, ...clipboard, ...dragging])(
    'a hidden page hears no %s; once means once shown',
    (type) => {
      const { target, guard, tell, hide, show } = setUp()
      const [always, once, click] = [vi.fn(), vi.fn(), vi.fn()]
      guard.add(target, type, always)
      guard.add(target, type, once, { once: true })
      guard.add(target, 'click', click)
      hide()
      tell(type)
      tell('click')
      expect([always, once, click].map(({ mock }) => mock.calls.length)).toEqual([0, 0, 1])
      show()
      tell(type)
      tell(type)
      expect([always, once].map(({ mock }) => mock.calls.length)).toEqual([2, 1])
    },
  )

  it('a hidden page hears the end of its drag, which may have begun while it was shown', () => {
    const { target, guard, tell, hide } = setUp()
    const heard = vi.fn()
    guard.add(target, 'dragend', heard)
    hide()
    tell('dragend')
    expect(heard).toHaveBeenCalledOnce()
  })

  it('of the selection are kept for the next page: React listens once for all', () => {
    const { target, guard, tell } = setUp()
    guard.begin()
    const heard = vi.fn()
    guard.add(target, 'selectionchange', heard)
    guard.end()
    tell('selectionchange')
    guard.begin()
    tell('selectionchange')
    expect(heard).toHaveBeenCalledOnce()
  })
})
