import { afterEach, describe, expect, it, vi } from 'vitest'
import { endGuardedInstances, guardedInstance } from '../testing/guarded-document.ts'
import { eventClasses, registerSubstitute } from './native-arguments.ts'
import { guardStorage } from './storage.ts'

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
    registerSubstitute(global, window)
    const { MouseEvent: Own } = eventClasses()
    const options = { view: global, relatedTarget: own, clientX: 3 }
    const event: unknown = Own && Reflect.construct(Own, ['click', options])
    expect(event).toBeInstanceOf(MouseEvent)
    expect(event).toMatchObject({ view: window, relatedTarget: document, clientX: 3 })
  })

  it('by an event that is copied: what another has by its prototype stays', () => {
    const { KeyboardEvent: Own, MouseEvent: OwnMouse } = eventClasses()
    const pressed = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true })
    expect(Own && Reflect.construct(Own, ['keydown', pressed])).toMatchObject({ key: 'Enter', bubbles: true })
    class Options {
      readonly relatedTarget = guardedInstance().document
      get clientX() {
        return 5
      }
    }
    const copy: unknown = OwnMouse && Reflect.construct(OwnMouse, ['click', new Options()])
    expect(copy).toMatchObject({ clientX: 5, relatedTarget: document })
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

describe('what a sub-app has in place of its storage, history and registry', () => {
  it('is taken by an event, and by methods of their prototypes', () => {
    const [storage, registry] = [guardStorage(localStorage, () => {}), guardedInstance().registry]
    const { StorageEvent: Own } = eventClasses()
    const event: unknown = Own && Reflect.construct(Own, ['storage', { storageArea: storage }])
    expect(event).toMatchObject({ storageArea: localStorage })
    Storage.prototype.setItem.call(storage, 'RTM_tabs', 'of the page')
    expect(localStorage.getItem('RTM_tabs')).toBeNull()
    Storage.prototype.setItem.call(storage, 'own', 'of the page')
    expect(Storage.prototype.getItem.call(storage, 'own')).toBe('of the page')
    expect(CustomElementRegistry.prototype.get.call(registry, 'no-such')).toBeUndefined()
    localStorage.clear()
  })
})
