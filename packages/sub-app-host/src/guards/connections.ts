import { guardedClasses } from './handed-classes.ts'

const connectionKinds = ['BroadcastChannel', 'EventSource', 'MessageChannel', 'WebSocket', 'Worker'] as const

type ConnectionKind = (typeof connectionKinds)[number]
interface Connection {
  close?(...args: unknown[]): void
  terminate?(): void
  /** For connections that the other side may close. */
  readonly readyState?: number
  /** For a MessageChannel, which only its ports keep alive. */
  readonly port1?: Connection
}
type ConnectionClass = new (...args: never[]) => Connection

export interface ConnectionGuard {
  /** The connection classes for the sub-app, by name. */
  readonly classes: Readonly<Partial<Record<ConnectionKind, ConnectionClass>>>
  /** A page is being mounted: connections opened from now on end with it. */
  begin(): void
  /** Closes the page's connections, and every later one. */
  end(): void
  /** Also closes connections of the scripts: open ones keep them in memory although no page follows. */
  endForGood(): void
}

interface ConnectionOptions {
  readonly surroundings?: object
  /** Called when a connection is closed that other code may rely on. */
  readonly onLeft?: () => void
}

/** The `readyState` of a connection that is closing. */
const closing = 2

/**
 * Connections that are closed with the page that opened them; those opened while the scripts were evaluated, and
 * message channels, stay for the next one. Prevents: a closed page that receives messages, with one more socket or
 * worker per opening.
 */
export function guardConnections({
  surroundings = window,
  onLeft = () => {},
}: ConnectionOptions = {}): ConnectionGuard {
  let phase: 'loading' | 'mounted' | 'over' = 'loading'
  const ofScripts = new Set<Connection>()
  const ofPage = new Set<Connection>()
  const closeAll = (connections: Set<Connection>) => {
    for (const connection of connections) {
      if ((connection.readyState ?? 0) < closing) onLeft()
      connection.close?.()
      connection.terminate?.()
    }
    connections.clear()
  }
  /** Until its own code closes it. */
  function track(connection: Connection, list: Set<Connection>): void {
    // Those that the other side has closed.
    for (const one of list) if ((one.readyState ?? 0) >= closing) list.delete(one)
    list.add(connection)
    for (const name of ['close', 'terminate'] as const) {
      const end = connection[name]
      if (!end) continue
      connection[name] = (...args) => {
        list.delete(connection)
        end.apply(connection, args)
      }
    }
  }
  const guard = (original: ConnectionClass): ConnectionClass =>
    new Proxy(original, {
      construct(target, args: never[], newTarget) {
        const connection: Connection = Reflect.construct(target, args, newTarget)
        const isKept = phase === 'loading' || connection.port1 !== undefined
        track(connection.port1 ?? connection, isKept ? ofScripts : ofPage)
        if (phase === 'over') closeAll(ofPage)
        return connection
      },
    })
  const end = () => {
    phase = 'over'
    closeAll(ofPage)
  }

  return {
    classes: guardedClasses(connectionKinds, surroundings, guard),
    begin() {
      phase = 'mounted'
    },
    end,
    endForGood() {
      end()
      closeAll(ofScripts)
    },
  }
}
