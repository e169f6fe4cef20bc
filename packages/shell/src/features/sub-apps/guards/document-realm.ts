import { portalRootId } from '@portal/protocol/rules/own-selector'
import { type AdoptedSheets, adoptedByAll, isList } from './adopted-sheets.ts'
import { isSheet, keepInBody, routeNodes, type StrayGuard } from './body-overlays.ts'
import { type HandlerGuard, handlerNames, type ListenerGuard } from './events.ts'

type Add = EventTarget['addEventListener']
type Remove = EventTarget['removeEventListener']

/** The guards of one sub-app instance that stand for it at targets which it shares with everybody. */
export interface Speaker {
  readonly listeners: ListenerGuard
  readonly handlers: HandlerGuard
  readonly sheets: AdoptedSheets
  readonly strays: StrayGuard
}

/** Whose code has just reached for a shared target: the next listener there is its own. */
let reader: Speaker | undefined

/** A sub-app reaches for them and uses them in one go; whoever comes after that is somebody else. */
function noteReader(speaker: Speaker): void {
  if (reader === speaker) return
  reader = speaker
  queueMicrotask(() => {
    if (reader === speaker) reader = undefined
  })
}

const isSharedElement = (value: unknown): boolean =>
  value === document.documentElement || value === document.body || value === document.head

/** Handler properties of the body for which the window stands. */
const ofWindow = /^on(?:blur|error|focus|load|resize|scroll)$/
const standsFor = (target: EventTarget, name: string): EventTarget =>
  target === document.body && (ofWindow.test(name) || !(name in Document.prototype)) ? window : target

/** Neither elements nor the document and the window themselves can be handed out as something else: they ask who is speaking. */
function watchListeners(target: EventTarget): void {
  const { addEventListener, removeEventListener } = target
  const add: Add = (...args: Parameters<Add>) =>
    reader ? reader.listeners.add(target, ...args) : addEventListener.apply(target, args)
  const remove: Remove = (...args: Parameters<Remove>) =>
    reader ? reader.listeners.remove(target, ...args) : removeEventListener.apply(target, args)
  Object.assign(target, { addEventListener: add, removeEventListener: remove })
}

function watchHandlers(target: Document | HTMLElement): void {
  const prototype = Object.getPrototypeOf(target)
  for (const name of handlerNames(target))
    Object.defineProperty(target, name, {
      configurable: true,
      get: () =>
        reader ? reader.handlers.get(standsFor(target, name), name) : Reflect.get(prototype, name, target),
      set(value: unknown) {
        if (reader) reader.handlers.set(standsFor(target, name), name, value)
        else Reflect.set(prototype, name, value, target)
      },
    })
}

function watchAdoptedSheets(): void {
  Object.defineProperty(document, 'adoptedStyleSheets', {
    configurable: true,
    get: () => (reader?.sheets ?? adoptedByAll).get(),
    // Anything but a list is refused with the browser's own words.
    set: (sheets: unknown) =>
      reader && isList(sheets) ? reader.sheets.set(sheets) : adoptedByAll.set(sheets),
  })
}

const speakers = new WeakMap<Element, Speaker>()
const containers = '[data-sub-app-instance]'

/** From now on `node.ownerDocument` of a node in `container` leads to the document as the sub-app's own. */
export function speaksIn(container: Element, speaker: Speaker): void {
  speakers.set(container, speaker)
}

function watchOwnerDocument(): void {
  const descriptor = Object.getOwnPropertyDescriptor(Node.prototype, 'ownerDocument')
  const get = descriptor?.get
  if (!get) return
  Object.defineProperty(Node.prototype, 'ownerDocument', {
    ...descriptor,
    get(this: Node) {
      const container = (this instanceof Element ? this : this.parentElement)?.closest(containers)
      const speaker = container && speakers.get(container)
      if (speaker) noteReader(speaker)
      // Somebody else has begun: every commit of the portal's own React comes by here before its effects.
      else reader = undefined
      return get.call(this)
    },
  })
}

/** What the sub-app has put there: the style sheets among that, and what stands beside the portal now. */
function keepFor({ sheets, strays }: Speaker, elements: readonly Element[], portal: Element | null): void {
  const all = elements.flatMap((element) => [element, ...element.querySelectorAll('*')])
  sheets.keep(all.filter(isSheet))
  const { body, documentElement: root } = document
  strays.keep(
    elements.filter(
      (element) =>
        (element.parentNode === body || element.parentNode === root) && !(portal && element.contains(portal)),
    ),
  )
}

const emptied = 'A sub-app emptied the body of the document; the portal was put back'

let isWatched = false

/** Once, with the first sub-app. */
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
  routeNodes((elements) => {
    if (reader) keepFor(reader, elements, portal)
  })
  if (portal) keepInBody(portal, () => window.reportError(new Error(emptied)))
  watchOwnerDocument()
}

const isHandler = (name: string | symbol): name is string =>
  typeof name === 'string' && /^on[a-z]/.test(name) && name in Document.prototype

interface GuardedDocumentOptions {
  readonly speaker: Speaker
  /** The sub-app's own window. */
  readonly global: object
  /** Where its page stands. */
  readonly place: () => Element | undefined
  /** Told what it asked for and did not get. */
  readonly onRefused: (call: string) => void
}

/**
 * The document as a sub-app gets it: what it listens to there, at the root or at the body is put down to it.
 * @param hosted the hosting library's own document for the sub-app, which this one stands in front of
 */
export function guardDocument(hosted: Document, options: GuardedDocumentOptions): Document {
  watchShared()
  const { speaker, global, place, onRefused } = options
  const { listeners, handlers, sheets } = speaker
  /** Once a document is complete any of them replaces it, here the portal; scripts that come late are ignored so anyway. */
  const refused = (name: string) => () => onRefused(`document.${name}()`)
  /** Many pages draw into the element of a common id, of which another page may have one, too. */
  const within = (id: string) => place()?.querySelector<HTMLElement>(`[id=${JSON.stringify(id)}]`) ?? null
  const own: Partial<Document> = {
    addEventListener: (...args: Parameters<EventTarget['addEventListener']>) =>
      listeners.add(document, ...args),
    removeEventListener: (...args: Parameters<EventTarget['removeEventListener']>) =>
      listeners.remove(document, ...args),
    write: refused('write'),
    writeln: refused('writeln'),
    close: () => {},
    getElementById: (id) => within(id) ?? document.getElementById(id),
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
      if (isHandler(name)) return handlers.get(document, name)
      // With the receiver: by it the library knows its document among the arguments of a call.
      const value: unknown = Reflect.get(target, name, receiver)
      if (isSharedElement(value)) noteReader(speaker)
      return value
    },
    set(target, name, value: unknown) {
      // Anything but a list is refused with the browser's own words.
      if (name === 'adoptedStyleSheets' && isList(value)) sheets.set(value)
      else if (isHandler(name)) handlers.set(document, name, value)
      else return Reflect.set(target, name, value)
      return true
    },
  })
  return self
}
