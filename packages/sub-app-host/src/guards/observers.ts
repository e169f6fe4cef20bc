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

interface Observed {
  readonly target: WeakRef<Node>
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

/**
 * Observers that are disconnected with their page. The object may serve the next page, since libraries create one for
 * good. Prevents: a closed page whose code runs on each change of the portal and stays in memory.
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
  /** Observed while the scripts were evaluated, which happens once. */
  let ofScripts: { readonly observer: Observer; readonly args: readonly unknown[] }[] = []

  /** It may exist for the next page, too. */
  const outlivesPage = ({ isOutside, target }: Observed) => {
    const node = isOutside && target.deref()
    return node && (node instanceof Document || (node.isConnected && !isInPage(node)))
  }

  // The document may be a proxy, which no method of the browser takes.
  const isInPage = (node: Node) => !(node instanceof Document) && container()?.contains(node) === true

  const guard = (original: ObserverClass): ObserverClass =>
    new Proxy(original, {
      construct(target, args: never[], newTarget) {
        const observer: Observer = Reflect.construct(target, args, newTarget)
        const { observe, unobserve, disconnect } = observer
        Object.assign(observer, {
          observe(...args: unknown[]) {
            if (isOver) return onLeft()
            observe.apply(observer, args)
            const [first] = args
            // Without a target it concerns the whole document.
            const node = first instanceof Node ? first : document
            if (isLoading) ofScripts.push({ observer, args })
            else {
              const observed = { target: new WeakRef(node), isOutside: !isInPage(node) }
              ofPage.set(observer, [...(ofPage.get(observer) ?? []), observed])
            }
            active.add(observer)
          },
          disconnect() {
            ofScripts = ofScripts.filter((one) => one.observer !== observer)
            ofPage.delete(observer)
            active.delete(observer)
            disconnect.call(observer)
          },
        })
        if (unobserve)
          Object.assign(observer, {
            unobserve(target: unknown) {
              const others = ofPage.get(observer)?.filter((one) => one.target.deref() !== target)
              if (others) ofPage.set(observer, others)
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
        const observed = ofPage.get(observer) ?? []
        if (observed.some(outlivesPage)) onLeft()
        observer.disconnect()
      }
      ofScripts = toResume
    },
  }
}
