import { once } from '@portal/protocol/once'
import { portalRootId } from '@portal/protocol/rules/portal-root'
import { isSheetElement, scopeSheetElement } from '../styles/sheets.ts'
import { removeListener } from './events.ts'
import { watchLabels } from './lookups.ts'
import {
  type DocumentGuards,
  listeningInstance,
  makerOf,
  registerContainer,
  runningInstance,
} from './running-instance.ts'

type Add = EventTarget['addEventListener']
type Remove = EventTarget['removeEventListener']

/** Marks what the portal itself puts into the body without React. */
const portalMark = 'data-portal'

/** An instance whose page is mounted. */
interface MountedInstance {
  readonly guards: DocumentGuards
  readonly isShown: () => boolean
  /** Its name, while it has a page. */
  readonly name: () => string | undefined
}

const mounted = new Map<DocumentGuards, MountedInstance>()

/** From now on, elements of unknown origin in the body are attributed to the page while it is visible. */
export function pageMounted(instance: MountedInstance): void {
  mounted.set(instance.guards, instance)
}

export const pageUnmounted = (guards: DocumentGuards): void => void mounted.delete(guards)

/** Of code that the portal doesn't know, such as HTML text that a page puts into the body. */
const shownInstance = (): DocumentGuards | undefined =>
  [...mounted.values()].find(({ isShown }) => isShown())?.guards

/** The only members of the portal's realm that are replaced: no other way tells which listeners a page has left. */
function watchListeners(target: EventTarget): void {
  const { addEventListener, removeEventListener } = target
  const add: Add = (...args: Parameters<Add>) => {
    const instance = listeningInstance(target, args[1]) ?? runningInstance()
    if (instance) instance.listeners.add(target, ...args)
    else addEventListener.apply(target, args)
  }
  const remove: Remove = (...args: Parameters<Remove>) => {
    const instance = runningInstance()
    if (instance) instance.listeners.remove(target, ...args)
    else if (!removeListener(target, ...args)) removeEventListener.apply(target, args)
  }
  Object.assign(target, { addEventListener: add, removeEventListener: remove })
}

/** An element outside all pages belongs to the instance that has made it: it is hidden and removed with its page. */
function attribute(element: Element): void {
  const maker = makerOf(element)
  const guards = maker === undefined && element.parentElement === document.body ? shownInstance() : maker
  if (!guards) return
  const name = mounted.get(guards)?.name() ?? ''
  registerContainer(element, guards)
  if (isSheetElement(element)) scopeSheetElement(element, name)
  else
    for (const inner of element.querySelectorAll('style, link'))
      if (isSheetElement(inner)) scopeSheetElement(inner, name)
  guards.overlays.add([element])
}

const emptiedBody = 'A sub-app emptied the body of the document; the portal was put back'

/** Restores the portal before the next paint. Prevents: `document.body.innerHTML = ''` removes it. */
function restorePortal(changes: readonly MutationRecord[]): void {
  const added = changes.flatMap(({ addedNodes }) => [...addedNodes])
  for (const node of added) node.parentNode?.removeChild(node)
  // With its siblings: pop-ups have other owners, which remove them.
  const removed = changes.flatMap(({ removedNodes }) => [...removedNodes])
  document.body.prepend(...new Set(removed.filter(({ isConnected }) => !isConnected)))
  window.reportError(new Error(emptiedBody))
}

/** Called with the first sub-app; further calls do nothing. */
export const watchDocument = once((): void => {
  const { documentElement, head, body } = document
  for (const target of [document, documentElement, body]) watchListeners(target)
  watchLabels()
  const portal = document.getElementById(portalRootId)
  const observer = new MutationObserver((changes) => {
    if (portal && !portal.isConnected) return restorePortal(changes.filter(({ target }) => target === body))
    for (const { target, addedNodes } of changes)
      for (const node of addedNodes) {
        if (!(node instanceof Element) || node.parentNode !== target || node.contains(portal)) continue
        // It would lead the portal's links and requests elsewhere (AngularJS).
        if (node instanceof HTMLBaseElement) node.removeAttribute('href')
        else if (!node.hasAttribute(portalMark)) attribute(node)
      }
  })
  for (const parent of [documentElement, head, body]) observer.observe(parent, { childList: true })
})
