import { guardedClasses } from './guarded-classes.ts'
import { liveSet } from './live-set.ts'

const kinds = ['IntersectionObserver', 'MutationObserver', 'PerformanceObserver', 'ResizeObserver'] as const

interface Observer {
  observe(...args: unknown[]): void
  disconnect(): void
}
type Class = new (...args: never[]) => Observer

export interface ObserverGuard {
  /** The classes of the window by name, as a sub-app gets them. */
  readonly classes: Readonly<Partial<Record<(typeof kinds)[number], Class>>>
  /** A page is about to be mounted: what the scripts themselves observe is observed again. */
  begin(): void
  /** Nothing is observed any more, and nothing new. */
  end(): void
}

/** Observers that end with their page. An observer itself may serve the next one: libraries share one for good. */
export function guardObservers(surroundings: object = window): ObserverGuard {
  let isLoading = true
  let isOver = false
  const observing = liveSet<Observer>()
  let lasting: { readonly observer: Observer; readonly args: readonly unknown[] }[] = []

  const guarded = (original: Class): Class =>
    new Proxy(original, {
      construct(target, given: never[], newTarget) {
        const observer: Observer = Reflect.construct(target, given, newTarget)
        const { observe, disconnect } = observer
        return Object.assign(observer, {
          observe(...args: unknown[]) {
            if (isOver) return
            observe.apply(observer, args)
            if (isLoading) lasting.push({ observer, args })
            observing.add(observer)
          },
          disconnect() {
            lasting = lasting.filter((one) => one.observer !== observer)
            observing.delete(observer)
            disconnect.call(observer)
          },
        })
      },
    })

  return {
    classes: guardedClasses(kinds, surroundings, guarded),
    begin() {
      isLoading = false
      if (!isOver) return
      isOver = false
      for (const { observer, args } of lasting) observer.observe(...args)
    },
    end() {
      isOver = true
      const kept = lasting
      for (const observer of observing.takeAll()) observer.disconnect()
      lasting = kept
    },
  }
}
