import { portalRootId } from '@portal/protocol/rules/portal-root'
import { documentSheets, isList } from './adopted-sheets.ts'
import { isSheet, keepBaseOfPortal, keepPortalInBody, watchInsertions } from './body-overlays.ts'
import { documentLookups, documents, watchLabels, watchLookups, watchRootNode } from './document-lookups.ts'
import { handlerNames } from './event-handlers.ts'
import { removeListener } from './events.ts'
import { watchScrolling } from './page-as-root.ts'
import {
  callingInstance,
  type DocumentGuards,
  fragmentBy,
  listeningInstance,
  madeBy,
  makerOf,
  registerContainer,
  runningInstance,
  setActiveInstance,
  watchOwnerDocument,
} from './running-instance.ts'
import { isPortalsCookie } from './storage.ts'
import { documentMarks, makeSubstitute } from './substitute.ts'

type Add = EventTarget['addEventListener']
type Remove = EventTarget['removeEventListener']

const isSharedElement = (value: unknown): boolean =>
  value === document.documentElement || value === document.body || value === document.head

/** Handler properties of the body that set the window's handler (HTML standard). */
const reflectedByBody = /^on(?:blur|error|focus|load|resize|scroll)$/
const handlerTarget = (target: EventTarget, name: string): EventTarget =>
  target === document.body && (reflectedByBody.test(name) || !(name in Document.prototype)) ? window : target

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

function watchHandlers(target: Document | HTMLElement): void {
  const prototype = Object.getPrototypeOf(target)
  for (const name of handlerNames(target))
    Object.defineProperty(target, name, {
      configurable: true,
      get() {
        const instance = runningInstance()
        return instance
          ? instance.handlers.get(handlerTarget(target, name), name)
          : Reflect.get(prototype, name, target)
      },
      set(value: unknown) {
        const instance = runningInstance()
        if (instance) instance.handlers.set(handlerTarget(target, name), name, value)
        else Reflect.set(prototype, name, value, target)
      },
    })
}

function watchAdoptedSheets(): void {
  Object.defineProperty(document, 'adoptedStyleSheets', {
    configurable: true,
    get: () => (runningInstance()?.sheets ?? documentSheets).get(),
    // Anything but a list goes to the browser, which throws.
    set(sheets: unknown) {
      const instance = runningInstance()
      if (instance && isList(sheets)) instance.sheets.set(sheets)
      else documentSheets.set(sheets)
    },
  })
}

/** Scopes style sheets that an instance inserts, and tracks its elements beside the portal. */
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

/** Called with the first sub-app; further calls do nothing. */
function watchShared(): void {
  if (isWatched) return
  isWatched = true
  watchListeners(window)
  for (const target of [document, document.documentElement, document.body]) {
    watchListeners(target)
    watchHandlers(target)
  }
  for (const target of [document.documentElement, document.body])
    watchScrolling(target, () => runningInstance()?.scroll.panel())
  watchAdoptedSheets()
  watchLookups()
  watchRootNode()
  watchLabels()
  keepBaseOfPortal(document)
  const portal = document.getElementById(portalRootId)
  const track = (elements: readonly Element[], inserter = (): DocumentGuards | undefined => undefined) => {
    for (const element of elements) {
      const guards = makerOf(element) ?? inserter()
      if (guards && !(portal && element.contains(portal))) trackInserted(guards, element)
    }
  }
  // After awaiting a promise, only the stack shows whose code is running.
  watchInsertions((elements, by) => track(elements, () => runningInstance() ?? callingInstance(by)))
  if (portal)
    keepPortalInBody(
      portal,
      () => window.reportError(new Error(emptiedBody)),
      // By a method that is not observed, such as `after` of another element.
      (elements) => track(elements),
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
  /** The value of `document.currentScript` while a script of its page runs. */
  readonly currentScript: () => HTMLScriptElement | undefined
  /** Called with each refused call. */
  readonly onRefused: (call: string) => void
}

/**
 * The document of a sub-app, which attributes listeners, handlers and styles to the instance, also through
 * `ownerDocument`. Prevents: listeners and styles that outlive their page, `document.write` over the portal, and
 * rendering into another page's `#root`.
 * @param hosted qiankun's document for the sub-app
 */
export function guardDocument(hosted: Document, options: GuardedDocumentOptions): Document {
  watchShared()
  const { guards, global, container, currentScript, onRefused } = options
  const { listeners, handlers, sheets } = guards
  const refused = (name: string) => () => onRefused(`document.${name}()`)
  const { methods, member } = documentLookups(hosted, {
    container,
    onFound: (element) => isSharedElement(element) && setActiveInstance(guards),
    make: (node) => madeBy(guards, node),
    makeFragment: (fragment) => fragmentBy(guards, fragment),
  })
  const marks = documentMarks()
  const own: { readonly [name: string]: unknown } = {
    addEventListener: (...args: Parameters<Add>) => listeners.add(document, ...args),
    removeEventListener: (...args: Parameters<Remove>) => listeners.remove(document, ...args),
    // These replace a document that has finished loading, here the portal's.
    write: refused('write'),
    writeln: refused('writeln'),
    close: () => {},
    getRootNode: () => self,
    ...methods,
  }
  const open = () => {
    refused('open')()
    return self
  }
  const guard: ProxyHandler<Document> & Required<Pick<ProxyHandler<Document>, 'get'>> = {
    get(target, name, receiver) {
      if (Object.hasOwn(own, name)) return Reflect.get(own, name)
      if (name === 'open') return open
      if (name === 'defaultView') return global
      if (name === 'adoptedStyleSheets') return sheets.get()
      if (name === 'currentScript') return currentScript() ?? document.currentScript
      if (isHandler(name)) return handlers.get(document, name)
      if (marks.isOfOther(name)) return marks.get(name)
      // With the receiver: qiankun recognises its document by it among the arguments of a call.
      const value: unknown = Reflect.get(target, name, receiver)
      if (isSharedElement(value)) setActiveInstance(guards)
      return typeof name === 'string' ? member(name, value) : value
    },
    set(target, name, value: unknown) {
      // Anything but a list goes to the browser, which throws.
      if (name === 'adoptedStyleSheets' && isList(value)) sheets.set(value)
      // Old sub-apps delete all cookies to sign out, which would end the portal's session.
      else if (name === 'cookie' && isPortalsCookie(value)) onRefused('document.cookie')
      else if (isHandler(name)) handlers.set(document, name, value)
      else {
        marks.set(name, value)
        return Reflect.set(target, name, value)
      }
      return true
    },
    has: (target, name) => (marks.isOfOther(name) ? marks.has(name) : Reflect.has(target, name)),
    deleteProperty(target, name) {
      marks.delete(name)
      return marks.isOfOther(name) || Reflect.deleteProperty(target, name)
    },
  }
  const self = makeSubstitute(hosted, {
    real: document,
    guard,
    // Libraries find their data by `ownerDocument`, too.
    replaces: (name, value) => typeof value === 'function' && !isHandler(name),
  })
  documents.set(guards, { own: self, lookups: methods })
  return self
}
