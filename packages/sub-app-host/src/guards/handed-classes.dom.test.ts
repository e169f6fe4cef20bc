import { afterEach, expect, it } from 'vitest'
import { endGuardedInstances, guardedInstance } from '../testing/guarded-document.ts'
import { eventClasses, registerSubstitute } from './handed-classes.ts'
import { guardStorage } from './storage.ts'

afterEach(endGuardedInstances)

it('an event takes the document, the window and the storage of a sub-app', () => {
  const { document: own } = guardedInstance()
  const global = {}
  registerSubstitute(global, window)
  const { MouseEvent: Own, StorageEvent: OwnStorage } = eventClasses()
  const options = { view: global, relatedTarget: own, clientX: 3 }
  const event: unknown = Own && Reflect.construct(Own, ['click', options])
  expect(event).toBeInstanceOf(MouseEvent)
  expect(event).toMatchObject({ view: window, relatedTarget: document, clientX: 3 })
  const storageArea = guardStorage(localStorage, () => {})
  const stored: unknown = OwnStorage && Reflect.construct(OwnStorage, ['storage', { storageArea }])
  expect(stored).toMatchObject({ storageArea: localStorage })
})

it('an event that is copied keeps what another has by its prototype', () => {
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
