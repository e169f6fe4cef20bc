import { guardedClasses, iterableWeakSet } from './live-objects.ts'

const connectionKinds = ['BroadcastChannel', 'EventSource', 'MessageChannel', 'WebSocket', 'Worker'] as const

type ConnectionKind = (typeof connectionKinds)[number]
interface Connection {
  close?(): void
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
  const ofScripts = iterableWeakSet<Connection>()
  const ofPage = iterableWeakSet<Connection>()
  const close = (connection: Connection) => {
    if ((connection.readyState ?? 0) < closing) onLeft()
    connection.close?.()
    connection.terminate?.()
  }
  /** Closed by its page, it is no longer tracked. */
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
