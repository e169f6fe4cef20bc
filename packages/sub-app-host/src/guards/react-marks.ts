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
