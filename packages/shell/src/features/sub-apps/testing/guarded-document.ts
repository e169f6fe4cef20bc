import { vi } from 'vitest'
import { guardAdoptedSheets } from '../guards/adopted-sheets.ts'
import { guardBodyOverlays } from '../guards/body-overlays.ts'
import { guardCustomElements } from '../guards/custom-elements.ts'
import { guardDocument } from '../guards/document-realm.ts'
import { guardHandlers } from '../guards/event-handlers.ts'
import { guardListeners } from '../guards/events.ts'
import { windowScroll } from '../guards/page-as-root.ts'
import { guardRootAttributes } from '../guards/root-attributes.ts'
import { registerContainer, runAsInstance } from '../guards/running-instance.ts'

const allListeners: ReturnType<typeof guardListeners>[] = []

/** A sub-app instance with a guarded document, and an element of its page. */
export function guardedInstance() {
  const listeners = guardListeners({ isShown: () => true, run: (call) => runAsInstance(guards, call) })
  allListeners.push(listeners)
  listeners.begin()
  const name = `own-${allListeners.length}`
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
    scroll: windowScroll(() => container.closest('[data-page-of]') ?? undefined),
  }
  container.dataset.subAppInstance = name
  container.innerHTML = '<p>A text</p>'
  document.body.append(container)
  registerContainer(container, guards)
  const onRefused = vi.fn()
  const global = {}
  const { customElements: registry, HTMLElement } = guardCustomElements(customElements, guards, (call) =>
    runAsInstance(guards, call),
  )
  return {
    guard: listeners,
    registry,
    HTMLElement,
    guards,
    document: guardDocument(document, {
      guards,
      global,
      container: () => container,
      currentScript: () => undefined,
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
  for (const listeners of allListeners) listeners.end()
  document.body.replaceChildren()
}
