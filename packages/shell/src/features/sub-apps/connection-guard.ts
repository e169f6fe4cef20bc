import { liveSet } from './live-set.ts'

/** Kinds of connections, with what ends one; a browser may lack some. */
const endings = {
  BroadcastChannel: 'close',
  EventSource: 'close',
  WebSocket: 'close',
  Worker: 'terminate',
} as const

type Kind = keyof typeof endings
type Connection = object & { readonly close?: () => void; readonly terminate?: () => void }
type Class = new (...args: never[]) => Connection

export interface ConnectionGuard {
  /** The classes of the window by name, as a sub-app gets them. */
  readonly classes: Readonly<Partial<Record<Kind, Class>>>
  /** A page is about to be mounted: what is opened from now on ends with it. */
  begin(): void
  /** Closes what the page opened, and whatever it opens later. */
  end(): void
}

/**
 * Connections that end with the page that opened them. What the scripts open while they run for the first time stays
 * for the pages to come, as they do not run again.
 */
export function guardConnections(surroundings: object = window): ConnectionGuard {
  let phase: 'loading' | 'mounted' | 'over' = 'loading'
  const open = liveSet<Connection>()
  const close = (connection: Connection) => (connection.close ?? connection.terminate)?.call(connection)

  const guarded = (original: Class): Class =>
    new Proxy(original, {
      construct(target, args: never[], newTarget) {
        const connection: Connection = Reflect.construct(target, args, newTarget)
        if (phase === 'mounted') open.add(connection)
        else if (phase === 'over') close(connection)
        return connection
      },
    })

  return {
    classes: Object.fromEntries(
      Object.keys(endings).flatMap((name) => {
        const original: unknown = Reflect.get(surroundings, name)
        // Each is what the browser's own documentation of that name says.
        return typeof original === 'function' ? [[name, guarded(original as Class)]] : []
      }),
    ),
    begin() {
      phase = 'mounted'
    },
    end() {
      phase = 'over'
      open.takeAll().forEach(close)
    },
  }
}
