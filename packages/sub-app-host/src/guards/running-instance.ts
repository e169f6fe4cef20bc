import type { AdoptedSheets } from './adopted-sheets.ts'
import type { BodyOverlayGuard } from './body-overlays.ts'
import type { HandlerGuard } from './event-handlers.ts'
import type { ListenerGuard } from './events.ts'
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
}

/**
 * The instance whose code is running, or has just read a shared element of its document: calls on these in the same
 * microtask are attributed to it.
 */
const active: { instance: DocumentGuards | undefined } = { instance: undefined }

/** Undefined while the portal's own code runs. */
export const runningInstance = (): DocumentGuards | undefined => active.instance

export function setActiveInstance(guards: DocumentGuards): void {
  guards.root.read()
  if (active.instance === guards) return
  active.instance = guards
  queueMicrotask(() => {
    if (active.instance === guards) active.instance = undefined
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
  const before = active.instance
  active.instance = guards
  try {
    return run()
  } catch (error) {
    if (typeof error === 'object' && error !== null) throwers.set(error, guards)
    throw error
  } finally {
    active.instance = before
  }
}

const guardsByContainer = new WeakMap<Element, DocumentGuards>()

/** From now on nodes in `container` belong to this instance. */
export function registerContainer(container: Element, guards: DocumentGuards): void {
  guardsByContainer.set(container, guards)
}

/** The containers of pages, and their elements beside the portal. */
const partsOfPages = '[data-sub-app-instance], [data-sub-app-overlay]'

/** The name of the instance whose page a node is of, in it or beside the portal. */
export function instanceOfNode(node: Node | null): string | undefined {
  const element = node instanceof Element ? node : node?.parentElement
  const { subAppInstance, subAppOverlay } = element?.closest<HTMLElement>(partsOfPages)?.dataset ?? {}
  return subAppInstance ?? subAppOverlay
}

/** The instance of the page that contains an element or has put it beside the portal; through shadow roots, too. */
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

/** React marks the elements that it renders with their fiber. */
const fiberKey = /^__react(?:Fiber|InternalInstance)\$/

interface Fiber {
  readonly return?: Fiber | null
  readonly stateNode?: unknown
}

/** What React renders into a container, and what it leaves there. */
export interface ReactRoot {
  readonly containerInfo: Node
  readonly current: { readonly child: object | null }
}

const isReactRoot = (value: unknown): value is ReactRoot =>
  typeof value === 'object' &&
  value !== null &&
  'containerInfo' in value &&
  value.containerInfo instanceof Node &&
  'current' in value

const fiberOf = (element: Element): Fiber | undefined => {
  const key = Object.keys(element).find((name) => fiberKey.test(name))
  // What React keeps there.
  return key === undefined ? undefined : (Reflect.get(element, key) as Fiber)
}

/** React doesn't render its elements again; others may be kept for the next page. */
export const isDrawnByReact = (element: Element): boolean => fiberOf(element) !== undefined

/** The root that renders an element, wherever it is in the document; undefined before React 16. */
export function reactRootOf(element: Element): ReactRoot | undefined {
  let fiber = fiberOf(element)
  while (fiber?.return) fiber = fiber.return
  return isReactRoot(fiber?.stateNode) ? fiber.stateNode : undefined
}

/**
 * React marks an element or the document and then listens to it, once for all its roots. These listeners must outlive
 * the page, or pop-ups don't respond when it is opened again.
 */
const listeningMark = /^(?:_reactListening|__reactEvents\$)/
const knownMarks = new WeakMap<EventTarget, Set<string>>()
/** The copy of React that begins to listen in this task. */
const listening: { begun?: { readonly target: EventTarget; readonly mark: string } | undefined } = {}

/** The mark with which React starts to listen to a target; undefined for other listeners. */
export function reactMarkOf(target: EventTarget, listener: unknown): string | undefined {
  if (typeof listener !== 'function' || !listener.name.startsWith('bound ')) return undefined
  const known = knownMarks.get(target) ?? new Set()
  knownMarks.set(target, known)
  for (const mark of Object.keys(target)) {
    if (!listeningMark.test(mark) || known.has(mark)) continue
    known.add(mark)
    const begun = { target, mark }
    listening.begun = begun
    queueMicrotask(() => {
      if (listening.begun === begun) listening.begun = undefined
    })
  }
  return listening.begun?.target === target ? listening.begun.mark : undefined
}

/** The instance whose document created a node, however and whenever it is inserted. */
const creators = new WeakMap<Node, DocumentGuards>()

/** Creates a node as code of the instance. */
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

/** The instance that created an element, directly or by a root of React; null for the portal's React. */
function creatorOf(element: Element): DocumentGuards | null | undefined {
  const creator = creators.get(element)
  if (creator) return creator
  // React creates elements with the document of the place that they are inserted into.
  const root = reactRootOf(element)?.containerInfo
  return root && (creators.get(root) ?? (root instanceof Element ? instanceAround(root) : undefined) ?? null)
}

/** The same, told by what is in the element if it doesn't tell itself. */
export function makerOf(element: Element): DocumentGuards | null | undefined {
  const own = creatorOf(element)
  if (own !== undefined) return own
  for (const inner of element.querySelectorAll('*')) {
    const maker = creatorOf(inner)
    if (maker !== undefined) return maker
  }
  return undefined
}

/** Without a mark, nothing shows whose copy of React listens to a place of pop-ups; its root has the same. */
const listeningInstances = new Map<string, DocumentGuards | undefined>()

/** The instance whose React starts to listen to a target. */
export function listeningInstance(target: EventTarget, listener: unknown): DocumentGuards | undefined {
  const mark = reactMarkOf(target, listener)
  if (mark === undefined) return undefined
  if (!listeningInstances.has(mark)) {
    const isRoot = (element: Element) => Object.hasOwn(element, mark)
    const part = [...document.querySelectorAll(partsOfPages)].find(
      (one) => isRoot(one) || [...one.querySelectorAll('*')].some(isRoot),
    )
    listeningInstances.set(mark, part && guardsByContainer.get(part))
    // Removed, since it retains the instance.
    queueMicrotask(() => listeningInstances.clear())
  }
  return listeningInstances.get(mark)
}
