/** Things to be ended one day, that nobody is kept from forgetting before. */
function liveSet<Thing extends WeakKey>() {
  const all = new Set<WeakRef<Thing>>()
  const refs = new WeakMap<Thing, WeakRef<Thing>>()
  const forgotten = new FinalizationRegistry<WeakRef<Thing>>((ref) => all.delete(ref))
  const remove = (thing: Thing) => {
    const ref = refs.get(thing)
    if (ref) all.delete(ref)
    refs.delete(thing)
  }
  return {
    add(thing: Thing) {
      if (refs.has(thing)) return
      const ref = new WeakRef(thing)
      refs.set(thing, ref)
      all.add(ref)
      forgotten.register(thing, ref)
    },
    delete: remove,
    /** Those that are still there; the set is empty afterwards. */
    takeAll(): Thing[] {
      const things = [...all].flatMap((ref) => ref.deref() ?? [])
      things.forEach(remove)
      return things
    },
  }
}

/**
 * The browser's classes of these names as a sub-app gets them, each `guarded`; a browser may lack some.
 * @param surroundings what has them, a window
 */
function guardedClasses<Name extends string, Class>(
  names: readonly Name[],
  surroundings: object,
  guarded: (original: Class) => Class,
): Readonly<Partial<Record<Name, Class>>> {
  const classes: Partial<Record<Name, Class>> = {}
  for (const name of names) {
    const original: unknown = Reflect.get(surroundings, name)
    // Each is what the browser's own documentation of that name says.
    if (typeof original === 'function') classes[name] = guarded(original as Class)
  }
  return classes
}

const observerKinds = [
  'IntersectionObserver',
  'MutationObserver',
  'PerformanceObserver',
  'ResizeObserver',
] as const

interface Observer {
  observe(...args: unknown[]): void
  disconnect(): void
}
type ObserverClass = new (...args: never[]) => Observer

export interface ObserverGuard {
  /** The classes of the window by name, as a sub-app gets them. */
  readonly classes: Readonly<Partial<Record<(typeof observerKinds)[number], ObserverClass>>>
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

  const guarded = (original: ObserverClass): ObserverClass =>
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
    classes: guardedClasses(observerKinds, surroundings, guarded),
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

/** Kinds of connections; a browser may lack some. */
const connectionKinds = ['BroadcastChannel', 'EventSource', 'MessageChannel', 'WebSocket', 'Worker'] as const

type ConnectionKind = (typeof connectionKinds)[number]
interface Connection {
  readonly close?: () => void
  readonly terminate?: () => void
  /** Of a channel, which nothing keeps in memory but its ports. */
  readonly port1?: Connection
}
type ConnectionClass = new (...args: never[]) => Connection

export interface ConnectionGuard {
  /** The classes of the window by name, as a sub-app gets them. */
  readonly classes: Readonly<Partial<Record<ConnectionKind, ConnectionClass>>>
  /** A page is about to be mounted: what is opened from now on ends with it. */
  begin(): void
  /** Closes what the page opened, and whatever it opens later. */
  end(): void
  /** Closes what the scripts opened, too: no page of theirs comes any more. An open one keeps them all in memory. */
  endForGood(): void
}

/**
 * Connections that end with the page that opened them. What the scripts open while they run for the first time stays
 * for the pages to come, as they do not run again; and so do channels, by which scripts put off work of their own.
 */
export function guardConnections(surroundings: object = window): ConnectionGuard {
  let phase: 'loading' | 'mounted' | 'over' = 'loading'
  const shared = liveSet<Connection>()
  const own = liveSet<Connection>()
  const close = (connection: Connection) => (connection.close ?? connection.terminate)?.call(connection)

  const guarded = (original: ConnectionClass): ConnectionClass =>
    new Proxy(original, {
      construct(target, args: never[], newTarget) {
        const connection: Connection = Reflect.construct(target, args, newTarget)
        const { port1 } = connection
        if (port1) shared.add(port1)
        else if (phase === 'loading') shared.add(connection)
        else if (phase === 'mounted') own.add(connection)
        else close(connection)
        return connection
      },
    })
  const end = () => {
    phase = 'over'
    own.takeAll().forEach(close)
  }

  return {
    classes: guardedClasses(connectionKinds, surroundings, guarded),
    begin() {
      phase = 'mounted'
    },
    end,
    endForGood() {
      end()
      shared.takeAll().forEach(close)
    },
  }
}
