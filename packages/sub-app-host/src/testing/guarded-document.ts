import { vi } from 'vitest'
import { guardAdoptedSheets } from '../guards/adopted-sheets.ts'
import { guardBodyOverlays } from '../guards/body-overlays.ts'
import { guardDocument } from '../guards/document.ts'
import { guardHandlers } from '../guards/event-handlers.ts'
import { guardListeners } from '../guards/events.ts'
import { guardRootAttributes } from '../guards/root-attributes.ts'
import { registerContainer, runAsInstance } from '../guards/running-instance.ts'
import type { OwnNames } from '../guards/storage.ts'
import { pageMounted, pageUnmounted } from '../guards/watch-document.ts'

const ends: (() => void)[] = []

/** A sub-app instance with a guarded document, and an element of its page. */
export function guardedInstance(ownNames: OwnNames = new Map()) {
  const listeners = guardListeners({ isShown: () => true, run: (call) => runAsInstance(guards, call) })
  listeners.begin()
  const name = `own-${ends.length}`
  const container = document.createElement('div')
  const guards = {
    listeners,
    handlers: guardHandlers(listeners),
    sheets: guardAdoptedSheets(() => name),
    overlays: guardBodyOverlays(
      () => true,
      () => container,
    ),
    root: guardRootAttributes(
      () => true,
      () => container,
    ),
  }
  container.dataset.subAppInstance = name
  container.innerHTML = '<p>A text</p>'
  const portal = document.createElement('div')
  portal.dataset.portal = ''
  portal.append(container)
  document.body.append(portal)
  registerContainer(container, guards)
  pageMounted({ guards, isShown: () => true, name: () => name })
  ends.push(() => {
    listeners.end()
    pageUnmounted(guards)
  })
  const onRefused = vi.fn()
  const global = {}
  return {
    guard: listeners,
    guards,
    document: guardDocument(document, {
      guards,
      global,
      container: () => container,
      currentScript: () => undefined,
      ownNames: () => ownNames,
      storage: () => Object.create(null),
      onRefused,
    }),
    container,
    element: container.querySelector('p'),
    name,
    global,
    onRefused,
  }
}

export function endGuardedInstances(): void {
  for (const end of ends) end()
  document.body.replaceChildren()
}
