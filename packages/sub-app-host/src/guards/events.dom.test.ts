import { describe, expect, it, vi } from 'vitest'
import { guardListeners } from './events.ts'

function setUp() {
  const target = new EventTarget()
  let isShown = true
  const onLeft = vi.fn()
  const guard = guardListeners({ isShown: () => isShown, onLeft })
  const dispatch = (type: string) => target.dispatchEvent(new Event(type))
  return { target, guard, dispatch, onLeft, hide: () => (isShown = false), show: () => (isShown = true) }
}

describe('listeners of a page on shared targets', () => {
  it.each([[undefined], [null], [true], [{ capture: true }], [{ passive: true }]])(
    'with %j are called once each, can be removed, and end with the page',
    (options) => {
      const { target, guard, dispatch } = setUp()
      guard.begin()
      const [added, removed] = [vi.fn(), vi.fn()]
      for (const listener of [added, added, removed]) guard.add(target, 'click', listener, options)
      guard.remove(target, 'click', removed, options)
      dispatch('click')
      guard.end()
      dispatch('click')
      guard.add(target, 'click', added, options)
      dispatch('click')
      expect([added.mock.calls.length, removed.mock.calls.length]).toEqual([1, 0])
    },
  )

  it('may be objects, and are called on their target', () => {
    const { target, guard, dispatch } = setUp()
    const targets: unknown[] = []
    guard.add(target, 'click', {
      handleEvent({ currentTarget }) {
        targets.push(currentTarget)
      },
    })
    guard.add(target, 'click', function (this: unknown) {
      targets.push(this)
    })
    dispatch('click')
    expect(targets).toEqual([target, target])
  })

  it('of the scripts are added again for the next page, those of a page are not', () => {
    const { target, guard, dispatch } = setUp()
    const [ofScript, ofPage] = [vi.fn(), vi.fn()]
    guard.add(target, 'click', ofScript)
    guard.begin()
    guard.add(target, 'click', ofPage)
    guard.end()
    dispatch('click')
    guard.begin()
    dispatch('click')
    expect([ofScript.mock.calls.length, ofPage.mock.calls.length]).toEqual([1, 0])
  })

  const keys = ['keydown', 'keyup', 'keypress']
  const clipboard = ['copy', 'cut', 'paste']
  const dragging = ['dragstart', 'drag', 'dragenter', 'dragover', 'dragleave', 'drop']
  it.each([...keys, ...clipboard, ...dragging])(
    'get no %s while the page is hidden, which does not use up `once`',
    (type) => {
      const { target, guard, dispatch, hide, show } = setUp()
      const [always, once, click] = [vi.fn(), vi.fn(), vi.fn()]
      guard.add(target, type, always)
      guard.add(target, type, once, { once: true })
      guard.add(target, 'click', click)
      hide()
      dispatch(type)
      dispatch('click')
      expect([always, once, click].map(({ mock }) => mock.calls.length)).toEqual([0, 0, 1])
      show()
      dispatch(type)
      dispatch(type)
      expect([always, once].map(({ mock }) => mock.calls.length)).toEqual([2, 1])
    },
  )

  it.each(['click', 'mousedown', 'pointerdown', 'touchstart', 'focusin', 'focus'])(
    'get no %s of the portal while the page is hidden, those of the page itself all the same',
    (type) => {
      const [portal, own] = [document.createElement('button'), document.createElement('button')]
      document.body.append(portal, own)
      let isShown = true
      const guard = guardListeners({
        isShown: () => isShown,
        isOfPage: (element) => element === own,
      })
      const heard = vi.fn(({ target }: Event) => target)
      guard.add(document, type, heard, true)
      const happen = () => {
        for (const target of [portal, own, document]) target.dispatchEvent(new Event(type))
        return heard.mock.results.splice(0).map(({ value }) => value)
      }
      const shown = happen()
      const hiding = new Event(type, { bubbles: true })
      isShown = false
      vi.spyOn(performance, 'now').mockReturnValueOnce(hiding.timeStamp)
      guard.shown(false)
      expect([shown, happen()]).toEqual([
        [portal, own, document],
        [own, document],
      ])
      // The press that hid the page.
      portal.dispatchEvent(hiding)
      expect(heard.mock.results.splice(0)).toHaveLength(1)
      guard.end()
      portal.remove()
      own.remove()
    },
  )

  it.each(['keydown', 'mousedown', 'focusin'])(
    'get no %s of a dialog of the portal, only of their own',
    (type) => {
      document.body.innerHTML = '<p aria-modal="true"><input></p><p aria-modal="true"><input></p>'
      const [portals, own] = document.querySelectorAll('input')
      const guard = guardListeners({ isShown: () => true, isOfPage: (element) => element === own })
      const heard = vi.fn()
      guard.add(document, type, ({ target }) => heard(target))
      for (const target of [portals, own]) target?.dispatchEvent(new Event(type, { bubbles: true }))
      expect(heard.mock.calls).toEqual([[own]])
      guard.end()
    },
  )

  it('get dragend while the page is hidden, since the drag may have begun before', () => {
    const { target, guard, dispatch, hide } = setUp()
    const listener = vi.fn()
    guard.add(target, 'dragend', listener)
    hide()
    dispatch('dragend')
    expect(listener).toHaveBeenCalledOnce()
  })

  it.each(['_reactListening1a', '__reactEvents$1a'])(
    'that React adds once to what it marks with %s stay for the next page',
    async (mark) => {
      const { target, guard, dispatch, onLeft } = setUp()
      guard.begin()
      const heard = vi.fn()
      Reflect.set(target, mark, true)
      for (const type of ['click', 'selectionchange'])
        guard.add(
          target,
          type,
          function dispatchEvent() {
            heard(type)
          }.bind(null),
        )
      await Promise.resolve()
      guard.end()
      for (const type of ['click', 'selectionchange']) dispatch(type)
      guard.begin()
      for (const type of ['click', 'selectionchange']) dispatch(type)
      expect([heard.mock.calls, onLeft.mock.calls]).toEqual([[['click'], ['selectionchange']], []])
    },
  )

  it('that are still there when it is closed, or come later, leave something', () => {
    const { target, guard, onLeft } = setUp()
    guard.begin()
    guard.add(target, 'click', () => {})
    guard.end()
    expect(onLeft).toHaveBeenCalledTimes(1)
    guard.add(target, 'click', () => {})
    expect(onLeft).toHaveBeenCalledTimes(2)
  })

  it('leave nothing when they were removed, or are of the scripts', () => {
    const { target, guard, onLeft } = setUp()
    const listener = () => {}
    guard.add(target, 'click', listener)
    guard.begin()
    guard.add(target, 'keydown', listener)
    guard.remove(target, 'keydown', listener)
    guard.end()
    expect(onLeft).not.toHaveBeenCalled()
  })

  it.each(['popstate', 'hashchange'])('get no %s while the address is another page’s', (type) => {
    const target = new EventTarget()
    let isOwn = false
    const guard = guardListeners({ isShown: () => true, isAtOwnAddress: () => isOwn })
    const listener = vi.fn()
    guard.add(target, type, listener)
    target.dispatchEvent(new Event(type))
    isOwn = true
    target.dispatchEvent(new Event(type))
    expect(listener).toHaveBeenCalledOnce()
  })
})

it('a scroll of its panel is one of the window, and no other is', () => {
  const panel = document.body.appendChild(document.createElement('section'))
  const inside = panel.appendChild(document.createElement('div'))
  const guard = guardListeners({ isShown: () => true, panel: () => panel })
  const [plain, capturing] = [vi.fn(), vi.fn()]
  guard.add(document, 'scroll', plain)
  guard.add(document, 'scroll', capturing, true)
  for (const target of [panel, inside]) target.dispatchEvent(new Event('scroll'))
  expect([plain.mock.calls.length, capturing.mock.calls.length]).toEqual([1, 2])
  guard.remove(document, 'scroll', plain)
  guard.remove(document, 'scroll', capturing, true)
  panel.dispatchEvent(new Event('scroll'))
  expect([plain.mock.calls.length, capturing.mock.calls.length]).toEqual([1, 2])
  panel.remove()
})
