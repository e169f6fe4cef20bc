import { guardedClasses } from './handed-classes.ts'

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
  /** The observers of the page, with what each observes outside it. */
  const active = new Map<Observer, Set<Node>>()
  /** Observed while the scripts were evaluated, which happens once. */
  let ofScripts: { readonly observer: Observer; readonly args: readonly unknown[] }[] = []

  // The document may be a proxy, which no method of the browser takes.
  const isInPage = (node: Node) => !(node instanceof Document) && container()?.contains(node) === true
  /** It may exist for the next page, too. */
  const outlivesPage = (node: Node) => node instanceof Document || (node.isConnected && !isInPage(node))

  const guard = (original: ObserverClass): ObserverClass =>
    new Proxy(original, {
      construct(target, args: never[], newTarget) {
        const observer: Observer = Reflect.construct(target, args, newTarget)
        const { observe, unobserve, disconnect } = observer
        const guarded: Observer = {
          observe(...args) {
            if (isOver) return onLeft()
            observe.apply(observer, args)
            const outside = active.get(observer) ?? new Set()
            active.set(observer, outside)
            if (isLoading) ofScripts.push({ observer, args })
            // Without a target it concerns the whole document.
            const node = args[0] instanceof Node ? args[0] : document
            if (!isLoading && !isInPage(node)) outside.add(node)
          },
          disconnect() {
            ofScripts = ofScripts.filter((one) => one.observer !== observer)
            active.delete(observer)
            disconnect.call(observer)
          },
        }
        if (unobserve)
          guarded.unobserve = (target) => {
            if (target instanceof Node) active.get(observer)?.delete(target)
            unobserve.call(observer, target)
          }
        return Object.assign(observer, guarded)
      },
    })

  return {
    classes: guardedClasses(observerKinds, surroundings, guard),
    begin() {
      const resumed = isOver ? ofScripts : []
      if (isOver) ofScripts = []
      isOver = false
      // What the scripts observe is theirs in each page.
      isLoading = true
      for (const { observer, args } of resumed) observer.observe(...args)
      isLoading = false
    },
    end() {
      isOver = true
      const toResume = ofScripts
      for (const [observer, outside] of active) {
        if ([...outside].some(outlivesPage)) onLeft()
        observer.disconnect()
      }
      ofScripts = toResume
    },
  }
}
