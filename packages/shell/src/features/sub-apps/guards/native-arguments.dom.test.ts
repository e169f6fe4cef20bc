import { afterEach, describe, expect, it, vi } from 'vitest'
import { endGuardedInstances, guardedInstance } from '../testing/guarded-document.ts'
import { guardCustomElements } from './custom-elements.ts'
import { eventClasses, standsFor } from './native-arguments.ts'

afterEach(endGuardedInstances)

describe('the document of a sub-app is taken where the browser asks for a node', () => {
  const ways: Readonly<Record<string, (own: Document) => unknown>> = {
    'by a tree walker': (own) => {
      const walker = document.createTreeWalker(document.body)
      walker.currentNode = own
      return walker.currentNode
    },
    'by a range': (own) => {
      const range = document.createRange()
      range.setStart(own, 0)
      return range.startContainer
    },
    'by contains': (own) => document.contains(own) && document,
    'by a method of its prototype': (own) => Document.prototype.querySelector.call(own, 'html')?.parentNode,
  }

  it.each(Object.entries(ways))('%s', (_way, use) => {
    const { document: own } = guardedInstance()
    expect(use(own)).toBe(document)
  })

  it('by an event, with its window', () => {
    const { document: own } = guardedInstance()
    const global = {}
    standsFor(global, window)
    const { MouseEvent: Own } = eventClasses()
    const options = { view: global, relatedTarget: own, clientX: 3 }
    const event: unknown = Own && Reflect.construct(Own, ['click', options])
    expect(event).toBeInstanceOf(MouseEvent)
    expect(event).toMatchObject({ view: window, relatedTarget: document, clientX: 3 })
  })

  it('by a method of all event targets, where it still ends with the page', () => {
    const { document: own, guard } = guardedInstance()
    const listener = vi.fn()
    EventTarget.prototype.addEventListener.call(own, 'click', listener)
    document.dispatchEvent(new Event('click'))
    guard.end()
    document.dispatchEvent(new Event('click'))
    expect(listener).toHaveBeenCalledOnce()
  })
})

describe('a custom element that a sub-app has defined', () => {
  it('stays when its scripts run again, and is refused to another sub-app', () => {
    const [one, again, other] = ['/child/oms', '/child/oms', '/child/ltc'].map((app) =>
      guardCustomElements(customElements, app),
    )
    const [first, second] = [class extends HTMLElement {}, class extends HTMLElement {}]
    const told = vi.spyOn(console, 'info').mockReturnValue()
    one?.define('own-element', first)
    again?.define('own-element', second)
    expect(again?.get('own-element')).toBe(first)
    expect(told).toHaveBeenCalledOnce()
    expect(() => other?.define('own-element', second)).toThrow()
    told.mockRestore()
  })
})
