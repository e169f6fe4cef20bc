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

interface ObserverOptions {
  readonly surroundings?: object
  /** Whether a node is part of the page. */
  readonly isInPage?: (node: Node) => boolean
  /** Called when something is no longer observed, or can't be, that code may count on. */
  readonly onLeft?: () => void
}

/**
 * Observers that are disconnected with their page. The object itself may serve the next page: libraries create one for
 * good.
 *
 * Prevents: a closed page whose code still runs on each change of the portal and keeps the page in memory.
 */
export function guardObservers({
  surroundings = window,
  isInPage = () => false,
  onLeft = () => {},
}: ObserverOptions = {}): ObserverGuard {
  let isLoading = true
  let isOver = false
  const active = iterableWeakSet<Observer>()
  /** What each observes outside the page: that may be there for the next one, too. */
  const outside = new WeakMap<Observer, WeakRef<Node>[]>()
  /** Observed while the scripts were evaluated, which happens once. */
  let ofScripts: { readonly observer: Observer; readonly args: readonly unknown[] }[] = []

  const outlivesPage = (node: Node | undefined) =>
    node !== undefined && (node instanceof Document || (node.isConnected && !isInPage(node)))

  const guard = (original: ObserverClass): ObserverClass =>
    new Proxy(original, {
      construct(target, given: never[], newTarget) {
        const observer: Observer = Reflect.construct(target, given, newTarget)
        const { observe, unobserve, disconnect } = observer
        Object.assign(observer, {
          observe(...args: unknown[]) {
            if (isOver) return onLeft()
            observe.apply(observer, args)
            // What has no target is about the whole document.
            const target = args[0] instanceof Node ? args[0] : document
            if (isLoading) ofScripts.push({ observer, args })
            else if (!isInPage(target))
              outside.set(observer, [...(outside.get(observer) ?? []), new WeakRef(target)])
            active.add(observer)
          },
          disconnect() {
            ofScripts = ofScripts.filter((one) => one.observer !== observer)
            outside.delete(observer)
            active.delete(observer)
            disconnect.call(observer)
          },
        })
        if (unobserve)
          Object.assign(observer, {
            unobserve(target: unknown) {
              const others = outside.get(observer)?.filter((ref) => ref.deref() !== target)
              if (others) outside.set(observer, others)
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
      if (!isOver) return
      isOver = false
      for (const { observer, args } of ofScripts) observer.observe(...args)
    },
    end() {
      isOver = true
      const toResume = ofScripts
      for (const observer of active.takeAll()) {
        const targets = outside.get(observer) ?? []
        if (targets.some((ref) => outlivesPage(ref.deref()))) onLeft()
        observer.disconnect()
      }
      ofScripts = toResume
    },
  }
}
