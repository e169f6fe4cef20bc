/** A set that can be iterated and doesn't keep its items in memory. */
function iterableWeakSet<Item extends WeakKey>() {
  const all = new Set<WeakRef<Item>>()
  const refs = new WeakMap<Item, WeakRef<Item>>()
  const collected = new FinalizationRegistry<WeakRef<Item>>((ref) => all.delete(ref))
  const remove = (item: Item) => {
    const ref = refs.get(item)
    if (ref) all.delete(ref)
    refs.delete(item)
  }
  return {
    add(item: Item) {
      if (refs.has(item)) return
      const ref = new WeakRef(item)
      refs.set(item, ref)
      all.add(ref)
      collected.register(item, ref)
    },
    delete: remove,
    /** The remaining items; the set is empty afterwards. */
    takeAll(): Item[] {
      const items = [...all].flatMap((ref) => ref.deref() ?? [])
      items.forEach(remove)
      return items
    },
  }
}

/**
 * The browser's classes of these names, each wrapped by `guard`; a browser may lack some.
 * @param surroundings what has the classes, a window
 */
function guardedClasses<Name extends string, Class>(
  names: readonly Name[],
  surroundings: object,
  guard: (original: Class) => Class,
): Readonly<Partial<Record<Name, Class>>> {
  const classes: Partial<Record<Name, Class>> = {}
  for (const name of names) {
    const original: unknown = Reflect.get(surroundings, name)
    // A function of this name in a window is the browser's class.
    if (typeof original === 'function') classes[name] = guard(original as Class)
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

const connectionKinds = ['BroadcastChannel', 'EventSource', 'MessageChannel', 'WebSocket', 'Worker'] as const

type ConnectionKind = (typeof connectionKinds)[number]
interface Connection {
  close?(): void
  terminate?(): void
  /** Of those that the other side may close. */
  readonly readyState?: number
  /** Of a MessageChannel, which only its ports keep in memory. */
  readonly port1?: Connection
}
type ConnectionClass = new (...args: never[]) => Connection

export interface ConnectionGuard {
  /** The connection classes for the sub-app, by name. */
  readonly classes: Readonly<Partial<Record<ConnectionKind, ConnectionClass>>>
  /** A page is being mounted: connections opened from now on end with it. */
  begin(): void
  /** Closes the page's connections, and each that it opens later. */
  end(): void
  /** Closes connections of the scripts too: an open one keeps them in memory though no page follows. */
  endForGood(): void
}

interface ConnectionOptions {
  readonly surroundings?: object
  /** Called when a connection is closed that code may count on. */
  readonly onLeft?: () => void
}

/** The `readyState` of a connection that is about to be closed; the next one is closed. */
const closing = 2

/**
 * Connections that are closed with the page that opened them. Those opened while the scripts are evaluated stay for the
 * next page, since scripts are evaluated once; so do message channels, which libraries use to schedule their work.
 *
 * Prevents: a closed page that goes on receiving messages, with one more socket or worker for each time it is opened.
 */
export function guardConnections({
  surroundings = window,
  onLeft = () => {},
}: ConnectionOptions = {}): ConnectionGuard {
  let phase: 'loading' | 'mounted' | 'over' = 'loading'
  const ofScripts = iterableWeakSet<Connection>()
  const ofPage = iterableWeakSet<Connection>()
  const close = (connection: Connection) => {
    if ((connection.readyState ?? 0) < closing) onLeft()
    connection.close?.()
    connection.terminate?.()
  }
  /** Closed by its page, it is none of the guard's business. */
  function forgetWhenClosed(connection: Connection): void {
    const { close, terminate } = connection
    const forgotten =
      (end: (...args: unknown[]) => void) =>
      (...args: unknown[]) => {
        ofPage.delete(connection)
        ofScripts.delete(connection)
        end.apply(connection, args)
      }
    if (close) connection.close = forgotten(close)
    if (terminate) connection.terminate = forgotten(terminate)
  }

  const guard = (original: ConnectionClass): ConnectionClass =>
    new Proxy(original, {
      construct(target, args: never[], newTarget) {
        const connection: Connection = Reflect.construct(target, args, newTarget)
        const { port1 } = connection
        if (!port1) forgetWhenClosed(connection)
        if (port1) ofScripts.add(port1)
        else if (phase === 'loading') ofScripts.add(connection)
        else if (phase === 'mounted') ofPage.add(connection)
        else close(connection)
        return connection
      },
    })
  const end = () => {
    phase = 'over'
    ofPage.takeAll().forEach(close)
  }

  return {
    classes: guardedClasses(connectionKinds, surroundings, guard),
    begin() {
      phase = 'mounted'
    },
    end,
    endForGood() {
      end()
      ofScripts.takeAll().forEach(close)
    },
  }
}
