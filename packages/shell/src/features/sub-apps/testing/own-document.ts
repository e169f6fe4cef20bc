import { vi } from 'vitest'
import { guardAdoptedSheets } from '../guards/adopted-sheets.ts'
import { guardStrays } from '../guards/body-overlays.ts'
import { guardDocument, speaksIn } from '../guards/document-realm.ts'
import { guardHandlers, guardListeners } from '../guards/events.ts'

const guards: ReturnType<typeof guardListeners>[] = []
/** The document of a sub-app of its own, and an element of its page. */
export function own() {
  const guard = guardListeners(() => true)
  guards.push(guard)
  guard.begin()
  const name = `own-${guards.length}`
  const speaker = {
    listeners: guard,
    handlers: guardHandlers(guard),
    sheets: guardAdoptedSheets(() => name),
    strays: guardStrays(() => true),
  }
  const container = document.createElement('div')
  container.dataset.subAppInstance = name
  container.innerHTML = '<p>A text</p>'
  document.body.append(container)
  speaksIn(container, speaker)
  const onRefused = vi.fn()
  const global = {}
  const ownDocument = guardDocument(document, { speaker, global, place: () => container, onRefused })
  return {
    guard,
    speaker,
    document: ownDocument,
    container,
    element: container.querySelector('p'),
    name,
    global,
    onRefused,
  }
}
export function endOwnDocuments(): void {
  for (const guard of guards) guard.end()
  document.body.replaceChildren()
}
