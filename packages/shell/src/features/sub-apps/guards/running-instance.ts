import { partsOfPages } from '../styles/scoped-sheets.ts'
import type { AdoptedSheets } from './adopted-sheets.ts'
import type { BodyOverlayGuard } from './body-overlays.ts'
import type { HandlerGuard } from './event-handlers.ts'
import type { ListenerGuard } from './events.ts'
import { reactMarkOf, reactRootOf } from './react-marks.ts'
import type { RootAttributeGuard } from './root-attributes.ts'
import type { WindowScroll } from './window-scroll.ts'

/** The guards of one sub-app instance for what it shares with the portal: the document and the elements around pages. */
export interface DocumentGuards {
  readonly listeners: ListenerGuard
  readonly handlers: HandlerGuard
  readonly sheets: AdoptedSheets
  readonly overlays: BodyOverlayGuard
  readonly root: RootAttributeGuard
  readonly scroll: WindowScroll
}

/**
 * The instance whose code has just accessed a shared target. The real document, root and body can't be replaced by
 * proxies, so what is called on them next, in the same microtask, is attributed to this instance.
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

/** Whether an error was thrown by another instance than that of the page in `container`, whose scripts are the same. */
export function isThrownByOther(error: unknown, container: Element): boolean {
  const thrower = typeof error === 'object' && error !== null ? throwers.get(error) : undefined
  return thrower !== undefined && thrower !== guardsByContainer.get(container)
}

/** Runs code of an instance: what it calls on shared targets, however it has got them, is attributed to it. */
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

/** From now on `node.ownerDocument` of a node in `container` makes this instance the active one. */
export function registerContainer(container: Element, guards: DocumentGuards): void {
  guardsByContainer.set(container, guards)
}

/** The instance of the page that an element is in, or has put beside the portal; through shadow roots, too. */
export function instanceAround(element: Element): DocumentGuards | undefined {
  for (let inside: Element | null = element; inside; ) {
    const part = inside.closest(partsOfPages)
    const guards = part && guardsByContainer.get(part)
    if (guards) return guards
    const root = inside.getRootNode()
    inside = root instanceof ShadowRoot ? root.host : null
  }
  return undefined
}

/** The instance whose document has made a node, however and whenever that is inserted. */
const creators = new WeakMap<Node, DocumentGuards>()

/** Makes a node as code of the instance: the constructor of a custom element runs at once. */
export function madeBy<Made extends Node>(guards: DocumentGuards, make: () => Made): Made {
  const made = runAsInstance(guards, make)
  creators.set(made, guards)
  if (made instanceof DocumentFragment) for (const one of made.childNodes) creators.set(one, guards)
  return made
}

/** A fragment of the instance: what it collects there, such as jQuery of parsed HTML, is of it as well. */
export function fragmentBy(guards: DocumentGuards, make: () => DocumentFragment): DocumentFragment {
  const made = madeBy(guards, make)
  made.appendChild = <Added extends Node>(node: Added) => {
    if (!creators.has(node)) creators.set(node, guards)
    return Node.prototype.appendChild.call(made, node) as Added // which it returns
  }
  return made
}

/** The instance that has made an element, itself or by a root of React, as far as that can be known. */
export function makerOf(element: Element): DocumentGuards | undefined {
  const maker = creators.get(element)
  if (maker) return maker
  // React makes elements by the document of the place that they come into.
  const root = reactRootOf(element)?.containerInfo
  return root && (creators.get(root) ?? (root instanceof Element ? instanceAround(root) : undefined))
}

/** Without a mark of its own nothing tells whose copy of React listens to a place of pop-ups; its root has the same. */
const listeningInstances = new Map<string, DocumentGuards | undefined>()

/** The instance whose React begins to listen to a target. */
export function listeningInstance(target: EventTarget, listener: unknown): DocumentGuards | undefined {
  const mark = reactMarkOf(target, listener)
  if (mark === undefined) return undefined
  if (!listeningInstances.has(mark)) {
    const isRoot = (element: Element) => Object.hasOwn(element, mark)
    const part = [...document.querySelectorAll(partsOfPages)].find(
      (one) => isRoot(one) || [...one.querySelectorAll('*')].some(isRoot),
    )
    listeningInstances.set(mark, part && guardsByContainer.get(part))
    // No longer: it holds on to the instance.
    queueMicrotask(() => listeningInstances.clear())
  }
  return listeningInstances.get(mark)
}

/**
 * Whether the portal's own code runs that asks a node for its document: each commit of its React asks its root before the
 * effects. Nodes that aren't in the document yet, the body and the root tell nothing: jQuery asks these of any page.
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
