import { guardedClasses } from './guarded-classes.ts'
import { liveSet } from './live-set.ts'

/** Kinds of connections; a browser may lack some. */
const kinds = ['BroadcastChannel', 'EventSource', 'MessageChannel', 'WebSocket', 'Worker'] as const

type Kind = (typeof kinds)[number]
interface Connection {
  readonly close?: () => void
  readonly terminate?: () => void
  /** Of a channel, which nothing keeps in memory but its ports. */
  readonly port1?: Connection
}
type Class = new (...args: never[]) => Connection

export interface ConnectionGuard {
  /** The classes of the window by name, as a sub-app gets them. */
  readonly classes: Readonly<Partial<Record<Kind, Class>>>
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

  const guarded = (original: Class): Class =>
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
    classes: guardedClasses(kinds, surroundings, guarded),
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
