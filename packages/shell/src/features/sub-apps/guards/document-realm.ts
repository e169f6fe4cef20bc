import { portalRootId } from '@portal/protocol/rules/portal-root'
import { partsOfPages } from '../styles/scoped-sheets.ts'
import { type AdoptedSheets, documentSheets, isList } from './adopted-sheets.ts'
import { type BodyOverlayGuard, isSheet, keepPortalInBody, watchInsertions } from './body-overlays.ts'
import { documentLookups } from './document-lookups.ts'
import { type HandlerGuard, handlerNames } from './event-handlers.ts'
import { type ListenerGuard, removeListener } from './events.ts'
import { standsFor } from './native-arguments.ts'
import type { RootAttributeGuard } from './root-attributes.ts'
import { isPortalsCookie } from './storage.ts'

type Add = EventTarget['addEventListener']
type Remove = EventTarget['removeEventListener']

/** The guards of one sub-app instance for what it shares with the portal: the document and the elements around pages. */
export interface DocumentGuards {
  readonly listeners: ListenerGuard
  readonly handlers: HandlerGuard
  readonly sheets: AdoptedSheets
  readonly overlays: BodyOverlayGuard
  readonly root: RootAttributeGuard
}

/**
 * The instance whose code has just accessed a shared target. The real document, root and body can't be replaced by
 * proxies, so what is called on them next, in the same microtask, is attributed to this instance.
 */
let activeInstance: DocumentGuards | undefined

function setActiveInstance(guards: DocumentGuards): void {
  guards.root.read()
  if (activeInstance === guards) return
  activeInstance = guards
  queueMicrotask(() => {
    if (activeInstance === guards) activeInstance = undefined
  })
}

const isSharedElement = (value: unknown): boolean =>
  value === document.documentElement || value === document.body || value === document.head

/** Handler properties of the body that set the window's handler (HTML standard). */
const reflectedByBody = /^on(?:blur|error|focus|load|resize|scroll)$/
const handlerTarget = (target: EventTarget, name: string): EventTarget =>
  target === document.body && (reflectedByBody.test(name) || !(name in Document.prototype)) ? window : target

/** The instance whose listener or timer has thrown an error. */
const throwers = new WeakMap<object, DocumentGuards>()

/** Whether an error was thrown by another instance than that of the page in `container`, whose scripts are the same. */
export function isThrownByOther(error: unknown, container: Element): boolean {
  const thrower = typeof error === 'object' && error !== null ? throwers.get(error) : undefined
  return thrower !== undefined && thrower !== guardsByContainer.get(container)
}

/** Runs code of an instance: what it calls on shared targets, however it has got them, is attributed to it. */
export function runAsInstance(guards: DocumentGuards, run: () => void): void {
  const before = activeInstance
  activeInstance = guards
  try {
    run()
  } catch (error) {
    if (typeof error === 'object' && error !== null) throwers.set(error, guards)
    throw error
  } finally {
    activeInstance = before
  }
}

function watchListeners(target: EventTarget): void {
  const { addEventListener, removeEventListener } = target
  const add: Add = (...args: Parameters<Add>) =>
    activeInstance ? activeInstance.listeners.add(target, ...args) : addEventListener.apply(target, args)
  const remove: Remove = (...args: Parameters<Remove>) => {
    if (activeInstance) activeInstance.listeners.remove(target, ...args)
    else if (!removeListener(target, ...args)) removeEventListener.apply(target, args)
  }
  Object.assign(target, { addEventListener: add, removeEventListener: remove })
}

function watchHandlers(target: Document | HTMLElement): void {
  const prototype = Object.getPrototypeOf(target)
  for (const name of handlerNames(target))
    Object.defineProperty(target, name, {
      configurable: true,
      get: () =>
        activeInstance
          ? activeInstance.handlers.get(handlerTarget(target, name), name)
          : Reflect.get(prototype, name, target),
      set(value: unknown) {
        if (activeInstance) activeInstance.handlers.set(handlerTarget(target, name), name, value)
        else Reflect.set(prototype, name, value, target)
      },
    })
}

function watchAdoptedSheets(): void {
  Object.defineProperty(document, 'adoptedStyleSheets', {
    configurable: true,
    get: () => (activeInstance?.sheets ?? documentSheets).get(),
    // Anything but a list goes to the browser, which throws.
    set: (sheets: unknown) =>
      activeInstance && isList(sheets) ? activeInstance.sheets.set(sheets) : documentSheets.set(sheets),
  })
}

const guardsByContainer = new WeakMap<Element, DocumentGuards>()

/** From now on `node.ownerDocument` of a node in `container` makes this instance the active one. */
export function registerContainer(container: Element, guards: DocumentGuards): void {
  guardsByContainer.set(container, guards)
}

/** The instance whose document has made a node, however and whenever that is inserted. */
const creators = new WeakMap<Node, DocumentGuards>()

function watchOwnerDocument(): void {
  const descriptor = Object.getOwnPropertyDescriptor(Node.prototype, 'ownerDocument')
  const get = descriptor?.get
  if (!get) return
  Object.defineProperty(Node.prototype, 'ownerDocument', {
    ...descriptor,
    get(this: Node) {
      const container = (this instanceof Element ? this : this.parentElement)?.closest(partsOfPages)
      const guards = container && guardsByContainer.get(container)
      if (guards) setActiveInstance(guards)
      // The portal's own code runs now: each commit of its React reads this before the effects.
      else activeInstance = undefined
      return get.call(this)
    },
  })
}

/** Scopes style sheets that an instance has inserted, and tracks its elements beside the portal. */
function trackInserted(guards: DocumentGuards, element: Element): void {
  const { sheets, overlays } = guards
  sheets.scope([element, ...element.querySelectorAll('*')].filter(isSheet))
  const { body, documentElement: root } = document
  if (element.parentNode !== body && element.parentNode !== root) return
  registerContainer(element, guards)
  overlays.add([element])
}

const emptiedBody = 'A sub-app emptied the body of the document; the portal was put back'

let isWatched = false

/** Called with the first sub-app, and effective once. */
function watchShared(): void {
  if (isWatched) return
  isWatched = true
  watchListeners(window)
  for (const target of [document, document.documentElement, document.body]) {
    watchListeners(target)
    watchHandlers(target)
  }
  watchAdoptedSheets()
  const portal = document.getElementById(portalRootId)
  const track = (elements: readonly Element[], byDefault: DocumentGuards | undefined) => {
    for (const element of elements) {
      const guards = creators.get(element) ?? byDefault
      if (guards && !(portal && element.contains(portal))) trackInserted(guards, element)
    }
  }
  watchInsertions((elements) => track(elements, activeInstance))
  if (portal)
    keepPortalInBody(
      portal,
      () => window.reportError(new Error(emptiedBody)),
      // By a way that is not watched, such as `after` of another element.
      (elements) => track(elements, undefined),
    )
  watchOwnerDocument()
}

const isHandler = (name: string | symbol): name is string =>
  typeof name === 'string' && /^on[a-z]/.test(name) && name in Document.prototype

interface GuardedDocumentOptions {
  readonly guards: DocumentGuards
  /** The sub-app's own window. */
  readonly global: object
  /** The element that contains its page. */
  readonly container: () => HTMLElement | undefined
  /** What `document.currentScript` is while a script of its page runs. */
  readonly currentScript: () => HTMLScriptElement | undefined
  /** Called with each refused call. */
  readonly onRefused: (call: string) => void
}

/**
 * The document of a sub-app. Listeners, handlers and style sheets of the document, its root and its body are attributed to
 * the instance; `node.ownerDocument`, which leads to the real document, is watched for the same purpose.
 *
 * Prevents: listeners and style sheets that outlive their page, `document.write` in place of the portal, and a page that
 * renders into the `#root` of another.
 * @param hosted the hosting library's own document for the sub-app
 */
export function guardDocument(hosted: Document, options: GuardedDocumentOptions): Document {
  watchShared()
  const { guards, global, container, currentScript, onRefused } = options
  const { listeners, handlers, sheets } = guards
  const refused = (name: string) => () => onRefused(`document.${name}()`)
  const own: { readonly [name: string]: unknown } = {
    addEventListener: (...args: Parameters<Add>) => listeners.add(document, ...args),
    removeEventListener: (...args: Parameters<Remove>) => listeners.remove(document, ...args),
    // These replace a document that has finished loading, here the portal's.
    write: refused('write'),
    writeln: refused('writeln'),
    close: () => {},
    ...documentLookups(hosted, {
      container,
      onFound: (element) => isSharedElement(element) && setActiveInstance(guards),
      onMade: (node) => creators.set(node, guards),
    }),
  }
  const open = () => {
    refused('open')()
    return self
  }
  const self: Document = new Proxy(hosted, {
    get(target, name, receiver) {
      if (Object.hasOwn(own, name)) return Reflect.get(own, name)
      if (name === 'open') return open
      if (name === 'defaultView') return global
      if (name === 'adoptedStyleSheets') return sheets.get()
      if (name === 'currentScript') return currentScript() ?? document.currentScript
      if (isHandler(name)) return handlers.get(document, name)
      // With the receiver: the library recognizes its document by it among the arguments of a call.
      const value: unknown = Reflect.get(target, name, receiver)
      if (isSharedElement(value)) setActiveInstance(guards)
      return value
    },
    set(target, name, value: unknown) {
      // Anything but a list goes to the browser, which throws.
      if (name === 'adoptedStyleSheets' && isList(value)) sheets.set(value)
      // Old sub-apps delete all cookies to sign out, and with them the portal's session.
      else if (name === 'cookie' && isPortalsCookie(value)) onRefused('document.cookie')
      else if (isHandler(name)) handlers.set(document, name, value)
      else return Reflect.set(target, name, value)
      return true
    },
  })
  standsFor(self, document)
  return self
}
