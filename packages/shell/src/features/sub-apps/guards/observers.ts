import { instanceOfNode } from '../styles/scoped-sheets.ts'
import { guardedClasses, iterableWeakSet } from './live-objects.ts'

const observerKinds = [
  'IntersectionObserver',
  'MutationObserver',
  'PerformanceObserver',
  'ResizeObserver',
] as const

interface Observer {
  observe(...args: unknown[]): void
  /** Some kinds have none. */
  unobserve?(target: unknown): void
  takeRecords?(): MutationRecord[]
  disconnect(): void
}
type ObserverClass = new (...args: never[]) => Observer

export interface ObserverGuard {
  /** The observer classes for the sub-app, by name. */
  readonly classes: Readonly<Partial<Record<(typeof observerKinds)[number], ObserverClass>>>
  /** A page is being mounted: what the scripts observe is observed again. */
  begin(): void
  /** Disconnects all observers; nothing new is observed. */
  end(): void
}

interface Observed {
  readonly target: WeakRef<Node>
  readonly options: readonly unknown[]
  /** Was not part of the page when observation started. */
  readonly isOutside: boolean
}

interface ObserverOptions {
  readonly surroundings?: object
  /** The element that contains the page. */
  readonly container?: () => HTMLElement | undefined
  /** Called when something that code may rely on is no longer, or can't be, observed. */
  readonly onLeft?: () => void
}

/** What a change of the document is about. */
const changedNodes = ({ type, target, addedNodes, removedNodes }: MutationRecord) =>
  type === 'childList' && (target === document.body || target === document.documentElement)
    ? [...addedNodes, ...removedNodes]
    : [target]

/**
 * What was observed in a closed page: its code may keep an element, and thus the observer, for the next one. Stored by
 * element, since a browser keeps an observer alive as long as it observes something.
 */
function keptObservations() {
  const ofNode = new WeakMap<Node, Map<Observer, readonly unknown[]>>()
  let nodes: readonly WeakRef<Node>[] = []
  let watch: MutationObserver | undefined

  function resume(container: Node): void {
    nodes = nodes.filter((ref) => {
      const node = ref.deref()
      if (!node || !container.contains(node)) return node !== undefined
      for (const [observer, options] of ofNode.get(node) ?? []) observer.observe(node, ...options)
      ofNode.delete(node)
      return false
    })
  }

  return {
    keep(node: Node, observer: Observer, options: readonly unknown[]) {
      const observers = ofNode.get(node)
      if (!observers) nodes = [...nodes, new WeakRef(node)]
      ofNode.set(node, (observers ?? new Map()).set(observer, options))
    },
    /** It was ended in the meantime, for one target or for all. */
    forget(observer: Observer, target?: unknown) {
      for (const ref of nodes) {
        const node = ref.deref()
        if (node && (target === undefined || target === node)) ofNode.get(node)?.delete(observer)
      }
    },
    /** Observes again the elements that return with the next page. */
    begin(container: Node | undefined) {
      nodes = nodes.filter((ref) => ref.deref())
      if (!container || nodes.length === 0) return
      watch = new MutationObserver(() => resume(container))
      watch.observe(container, { childList: true, subtree: true })
    },
    end() {
      watch?.disconnect()
      watch = undefined
    },
  }
}

/**
 * Observers that are disconnected with their page. The object may serve the next page, since libraries create one for
 * good. Prevents: a closed page whose code runs on each change of the portal and stays in memory, and a page that takes
 * over the elements of others, so that each press in a second tab counts twice (Alpine, Stimulus).
 */
export function guardObservers({
  surroundings = window,
  container = () => undefined,
  onLeft = () => {},
}: ObserverOptions = {}): ObserverGuard {
  let isLoading = true
  let isOver = false
  const active = iterableWeakSet<Observer>()
  /** What each has observed since the page started. */
  const ofPage = new WeakMap<Observer, readonly Observed[]>()
  const kept = keptObservations()
  /** Observed while the scripts were evaluated, which happens once. */
  let ofScripts: { readonly observer: Observer; readonly args: readonly unknown[] }[] = []

  /** It may exist for the next page, too. */
  const outlivesPage = ({ isOutside, target }: Observed) => {
    const node = isOutside && target.deref()
    return node && (node instanceof Document || (node.isConnected && !isInPage(node)))
  }

  // The document may be a proxy, which no method of the browser takes.
  const isInPage = (node: Node) => !(node instanceof Document) && container()?.contains(node) === true
  const isOfOtherPage = (node: Node) => {
    const own = container()?.dataset.subAppInstance
    return (instanceOfNode(node) ?? own) !== own
  }
  const ofThisPage = (changes: readonly MutationRecord[]) =>
    changes.filter((change) => !changedNodes(change).every(isOfOtherPage))
  const withOwnChanges = (type: ObserverClass, given: readonly unknown[]): readonly unknown[] => {
    const [callback, ...others] = given
    if (type.name !== 'MutationObserver' || typeof callback !== 'function') return given
    const own: MutationCallback = function (this: MutationObserver, changes, observer) {
      const told = ofThisPage(changes)
      if (told.length > 0) callback.call(this, told, observer)
    }
    return [own, ...others]
  }

  const guard = (original: ObserverClass): ObserverClass =>
    new Proxy(original, {
      construct(target, given: never[], newTarget) {
        const observer: Observer = Reflect.construct(target, withOwnChanges(target, given), newTarget)
        const { observe, unobserve, disconnect, takeRecords } = observer
        Object.assign(observer, {
          observe(...args: unknown[]) {
            if (isOver) return onLeft()
            observe.apply(observer, args)
            const [first, ...options] = args
            // Without a target it concerns the whole document.
            const node = first instanceof Node ? first : document
            if (isLoading) ofScripts.push({ observer, args })
            else {
              const observed = { target: new WeakRef(node), options, isOutside: !isInPage(node) }
              ofPage.set(observer, [...(ofPage.get(observer) ?? []), observed])
            }
            active.add(observer)
          },
          disconnect() {
            ofScripts = ofScripts.filter((one) => one.observer !== observer)
            ofPage.delete(observer)
            kept.forget(observer)
            active.delete(observer)
            disconnect.call(observer)
          },
        })
        if (takeRecords && observer instanceof MutationObserver)
          Object.assign(observer, { takeRecords: () => ofThisPage(takeRecords.call(observer)) })
        if (unobserve)
          Object.assign(observer, {
            unobserve(target: unknown) {
              const others = ofPage.get(observer)?.filter((one) => one.target.deref() !== target)
              if (others) ofPage.set(observer, others)
              kept.forget(observer, target)
              unobserve.call(observer, target)
            },
          })
        return observer
      },
    })

  return {
    classes: guardedClasses(observerKinds, surroundings, guard),
    begin() {
      isLoading = false
      kept.begin(container())
      if (!isOver) return
      isOver = false
      for (const { observer, args } of ofScripts) observer.observe(...args)
    },
    end() {
      isOver = true
      kept.end()
      const toResume = ofScripts
      for (const observer of active.takeAll()) {
        const observed = ofPage.get(observer) ?? []
        if (observed.some(outlivesPage)) onLeft()
        observer.disconnect()
        for (const { target, options, isOutside } of observed) {
          const node = target.deref()
          if (node && !isOutside) kept.keep(node, observer, options)
        }
      }
      ofScripts = toResume
    },
  }
}
