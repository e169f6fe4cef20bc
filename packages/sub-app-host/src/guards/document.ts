import { isList } from './adopted-sheets.ts'
import { registerSubstitute } from './handed-classes.ts'
import { documentLookups } from './lookups.ts'
import { type DocumentGuards, setActiveInstance } from './running-instance.ts'
import { isPortalsCookie, type OwnNames, readCookies, writeOwnCookie } from './storage.ts'
import { watchDocument } from './watch-document.ts'

type Add = EventTarget['addEventListener']
type Remove = EventTarget['removeEventListener']

const isSharedElement = (value: unknown): boolean =>
  value === document.documentElement || value === document.body

const isHandler = (name: string | symbol): name is string =>
  typeof name === 'string' && /^on[a-z]/.test(name) && name in Document.prototype

/** Inserting scripts and style sheets by these ways is the same as by the two that qiankun knows. */
function withAllWays(head: HTMLElement): HTMLElement {
  if (Object.hasOwn(head, 'append')) return head
  const insert = (nodes: readonly (Node | string)[], before: Node | null) => {
    for (const node of nodes) head.insertBefore(typeof node === 'string' ? new Text(node) : node, before)
  }
  return Object.assign(head, {
    append: (...nodes: (Node | string)[]) => insert(nodes, null),
    prepend: (...nodes: (Node | string)[]) => insert(nodes, head.firstChild),
    insertAdjacentElement(where: InsertPosition, element: Element) {
      insert([element], where.toLowerCase() === 'afterbegin' ? head.firstChild : null)
      return element
    },
  })
}

interface GuardedDocumentOptions {
  readonly guards: DocumentGuards
  /** The sub-app's own window. */
  readonly global: object
  /** The element that contains its page. */
  readonly container: () => HTMLElement | undefined
  /** The value of `document.currentScript` while a script of its page runs. */
  readonly currentScript: () => HTMLScriptElement | undefined
  /** Names of its own cookies. */
  readonly ownNames: () => OwnNames
  /** Where these are. */
  readonly storage: () => Storage
  /** Called with each refused call. */
  readonly onRefused: (call: string) => void
}

/**
 * The document of a sub-app, which attributes listeners, handlers and styles to the instance. Prevents: listeners and
 * styles that outlive their page, and `document.write` over the portal.
 * @param hosted qiankun's document for the sub-app
 */
export function guardDocument(hosted: Document, options: GuardedDocumentOptions): Document {
  watchDocument()
  const { guards, global, container, currentScript, ownNames, storage, onRefused } = options
  const { listeners, handlers, sheets } = guards
  const refused = (name: string) => () => onRefused(`document.${name}()`)
  /** For pages that have emptied their element with the head that qiankun has put there. */
  const spareHead = document.createElement('qiankun-head')
  const head = (): HTMLElement => {
    const within = container()
    const ofQiankun = [...(within?.querySelectorAll('qiankun-head') ?? [])].some((one) => one !== spareHead)
    const own: unknown = ofQiankun && hosted.querySelector('head')
    if (own instanceof HTMLElement && own !== document.head) return withAllWays(own)
    if (within?.isConnected && spareHead.parentNode !== within) within.prepend(spareHead)
    return spareHead
  }
  const methods = documentLookups(hosted, { guards, container, head })
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
  /** What the page itself has replaced (consent managers, recorders), for itself alone. */
  const replaced: object = Object.create(null)
  const isReplaced = (name: string | symbol) => Object.hasOwn(replaced, name)
  const self: Document = new Proxy(hosted, {
    get(target, name, receiver) {
      if (isReplaced(name)) return Reflect.get(replaced, name, receiver)
      if (Object.hasOwn(own, name)) return Reflect.get(own, name)
      if (name === 'constructor') return document.constructor
      if (name === 'open') return open
      if (name === 'head') return head()
      if (name === 'defaultView') return global
      if (name === 'adoptedStyleSheets') return sheets.get()
      if (name === 'currentScript') return currentScript() ?? document.currentScript
      if (name === 'cookie') return readCookies(hosted.cookie, ownNames(), storage)
      if (isHandler(name)) return handlers.get(document, name)
      // With the receiver: qiankun recognises its document by it among the arguments of a call.
      const value: unknown = Reflect.get(target, name, receiver)
      if (isSharedElement(value)) setActiveInstance(guards)
      return value
    },
    set(target, name, value: unknown) {
      if (isReplaced(name) || (typeof value === 'function' && !isHandler(name)))
        return Reflect.set(replaced, name, value)
      // Anything but a list goes to the browser, which throws.
      if (name === 'adoptedStyleSheets' && isList(value)) sheets.set(value)
      else if (name === 'cookie' && writeOwnCookie(String(value), ownNames(), storage)) return true
      // Old sub-apps delete all cookies to sign out, which would end the portal's session.
      else if (name === 'cookie' && isPortalsCookie(value))
        onRefused(`document.cookie(${String(value).replace(/=.*/s, '').trim()})`)
      else if (isHandler(name)) handlers.set(document, name, value)
      // Libraries find their data by `ownerDocument`, too.
      else return Reflect.set(target, name, value)
      return true
    },
    defineProperty(target, name, descriptor) {
      const isOwn = 'get' in descriptor || 'set' in descriptor || typeof descriptor.value === 'function'
      return isOwn || isReplaced(name)
        ? Reflect.defineProperty(replaced, name, { ...descriptor, configurable: true })
        : Reflect.defineProperty(target, name, descriptor)
    },
    deleteProperty: (target, name) => Reflect.deleteProperty(isReplaced(name) ? replaced : target, name),
  })
  registerSubstitute(self, document)
  return self
}
