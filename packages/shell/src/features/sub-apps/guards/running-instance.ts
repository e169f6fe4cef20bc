import { partsOfPages } from '../styles/scoped-sheets.ts'
import type { AdoptedSheets } from './adopted-sheets.ts'
import type { BodyOverlayGuard } from './body-overlays.ts'
import type { HandlerGuard } from './event-handlers.ts'
import type { ListenerGuard } from './events.ts'
import type { WindowScroll } from './page-as-root.ts'
import { reactMarkOf, reactRootOf } from './react-marks.ts'
import type { RootAttributeGuard } from './root-attributes.ts'

/**
 * The guards of one sub-app instance for what it shares with the portal: the document and the elements around pages.
 */
export interface DocumentGuards {
  readonly listeners: ListenerGuard
  readonly handlers: HandlerGuard
  readonly sheets: AdoptedSheets
  readonly overlays: BodyOverlayGuard
  readonly root: RootAttributeGuard
  readonly scroll: WindowScroll
}

/**
 * The instance whose code has just accessed a shared target. Root and body can't be replaced by proxies, so calls on
 * them in the same microtask are attributed to this instance.
 */
let activeInstance: DocumentGuards | undefined

/** Undefined while the portal's own code runs. */
export const runningInstance = (): DocumentGuards | undefined => activeInstance

export function setActiveInstance(guards: DocumentGuards): void {
  guards.root.read()
  if (activeInstance === guards) return
  activeInstance = guards
  queueMicrotask(() => {
    if (activeInstance === guards) activeInstance = undefined
  })
}

/** The instance whose listener or timer has thrown an error. */
const throwers = new WeakMap<object, DocumentGuards>()

/** Whether an error was thrown by another instance with the same scripts than that of the page in `container`. */
export function isThrownByOther(error: unknown, container: Element): boolean {
  const thrower = typeof error === 'object' && error !== null ? throwers.get(error) : undefined
  return thrower !== undefined && thrower !== guardsByContainer.get(container)
}

/** Runs code of an instance: its calls on shared targets, however obtained, are attributed to it. */
export function runAsInstance<Result>(guards: DocumentGuards, run: () => Result): Result {
  const before = activeInstance
  activeInstance = guards
  try {
    return run()
  } catch (error) {
    if (typeof error === 'object' && error !== null) throwers.set(error, guards)
    throw error
  } finally {
    activeInstance = before
  }
}

const guardsByContainer = new WeakMap<Element, DocumentGuards>()

/** The browser's own, which tells a shadow root from a document. */
const { getRootNode } = Node.prototype

/** From now on `node.ownerDocument` of a node in `container` makes this instance the active one. */
export function registerContainer(container: Element, guards: DocumentGuards): void {
  guardsByContainer.set(container, guards)
}

/** The instance of the page that contains an element or has put it beside the portal; through shadow roots, too. */
export function instanceAround(element: Element): DocumentGuards | undefined {
  for (let inside: Element | null = element; inside; ) {
    const part = inside.closest(partsOfPages)
    const guards = part && guardsByContainer.get(part)
    if (guards) return guards
    const root: Node = getRootNode.call(inside)
    inside = root instanceof ShadowRoot ? root.host : null
  }
  return undefined
}

/** The instance whose document created a node, however and whenever it is inserted. */
const creators = new WeakMap<Node, DocumentGuards>()

/** Creates a node as code of the instance: the constructor of a custom element runs at once. */
export function madeBy<Made extends Node>(guards: DocumentGuards, make: () => Made): Made {
  const made = runAsInstance(guards, make)
  creators.set(made, guards)
  if (made instanceof DocumentFragment) for (const one of made.childNodes) creators.set(one, guards)
  return made
}

/** A fragment of the instance: what it collects there, e.g. HTML parsed by jQuery, belongs to it as well. */
export function fragmentBy(guards: DocumentGuards, make: () => DocumentFragment): DocumentFragment {
  const made = madeBy(guards, make)
  made.appendChild = <Added extends Node>(node: Added) => {
    if (!creators.has(node)) creators.set(node, guards)
    return Node.prototype.appendChild.call(made, node) as Added // which it returns
  }
  return made
}

/** The instance that created an element, directly or by a root of React, if that can be known. */
export function makerOf(element: Element): DocumentGuards | undefined {
  const maker = creators.get(element)
  if (maker) return maker
  // React creates elements with the document of the place that they are inserted into.
  const root = reactRootOf(element)?.containerInfo
  return root && (creators.get(root) ?? (root instanceof Element ? instanceAround(root) : undefined))
}

/** Without a mark, nothing shows whose copy of React listens to a place of pop-ups; its root has the same. */
const listeningInstances = new Map<string, DocumentGuards | undefined>()

/** The instance whose React starts to listen to a target. */
export function listeningInstance(target: EventTarget, listener: unknown): DocumentGuards | undefined {
  const mark = reactMarkOf(target, listener)
  if (mark === undefined) return undefined
  if (!listeningInstances.has(mark)) {
    const isRoot = (element: Element) => Object.hasOwn(element, mark)
    const part = [...Document.prototype.querySelectorAll.call(document, partsOfPages)].find(
      (one) => isRoot(one) || [...one.querySelectorAll('*')].some(isRoot),
    )
    listeningInstances.set(mark, part && guardsByContainer.get(part))
    // Removed, since it retains the instance.
    queueMicrotask(() => listeningInstances.clear())
  }
  return listeningInstances.get(mark)
}

/**
 * Whether the portal's own React is asking a node for its document, as it does on its root before the effects of each
 * commit. Detached nodes, body and root don't count: jQuery asks these in any page.
 */
function isOfPortal(node: Node, element: Element | null): boolean {
  if (!element) return node instanceof DocumentFragment && !creators.has(node)
  const { body, documentElement, head } = document
  return element.isConnected && element !== body && element !== documentElement && element !== head
}

/** Once, with the first sub-app. */
export function watchOwnerDocument(): void {
  const descriptor = Object.getOwnPropertyDescriptor(Node.prototype, 'ownerDocument')
  const get = descriptor?.get
  if (!get) return
  Object.defineProperty(Node.prototype, 'ownerDocument', {
    ...descriptor,
    get(this: Node) {
      const element = this instanceof Element ? this : this.parentElement
      const container = element?.closest(partsOfPages)
      const guards = container && guardsByContainer.get(container)
      if (guards) setActiveInstance(guards)
      else if (isOfPortal(this, element)) activeInstance = undefined
      return get.call(this)
    },
  })
}

/** What is known about the scripts that an instance has run. */
interface Scripts {
  readonly addresses: Set<string>
  readonly isShown: () => boolean
}

const scriptsOf = new Map<DocumentGuards, Scripts>()

/** From now on, code of this script is recognised by its address. */
export function scriptOf(instance: DocumentGuards, address: string, isShown: () => boolean): void {
  const scripts = scriptsOf.get(instance) ?? { addresses: new Set(), isShown }
  scriptsOf.set(instance, scripts)
  scripts.addresses.add(address)
}

export const forgetScripts = (instance: DocumentGuards): void => void scriptsOf.delete(instance)

/** Where a stack line names its code, in the formats of all browsers. */
const place = /([^\s(@]+):\d+:\d+\)?$/

/**
 * The address of the code that called the file in which an error was created. Frames above it don't matter: the
 * portal's own code may run for a page, too, e.g. on a message.
 */
export function callerOf(stack: string): string | undefined {
  const places = stack.split('\n').flatMap((line) => place.exec(line)?.[1] ?? [])
  return places.find((address) => address !== places[0])
}

/**
 * The instance whose script called the file in which the error was created. All instances of a sub-app share their
 * scripts, so the visible one is assumed.
 */
export function callingInstance(made: Error): DocumentGuards | undefined {
  const caller = callerOf(made.stack ?? '')
  if (caller === undefined) return undefined
  const calling = [...scriptsOf].filter(([, { addresses }]) => addresses.has(caller))
  const [instance] = calling.find(([, { isShown }]) => isShown()) ?? calling[0] ?? []
  return instance
}

/**
 * What a running script is as `document.currentScript`: qiankun has replaced the element in the document.
 * @param source its address, or the whole element as HTML
 */
export function scriptFrom(source: string): HTMLScriptElement | undefined {
  const template = document.createElement('template')
  template.innerHTML = source.startsWith('<') ? source : '<script></script>'
  const script = template.content.querySelector('script') ?? undefined
  if (script && !source.startsWith('<')) script.src = source
  return script
}
