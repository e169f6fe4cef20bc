import { expectListening } from './accepted-calls.ts'
import type { PortalBridge, PortalEvent, PortalListener } from './bridge.ts'

interface BridgeListeners {
  readonly on: PortalBridge['on']
  /** Calls the present listeners of an event with its value. */
  emit(event: PortalEvent, value: unknown): void
  count(): number
}

/** The listeners of one page's bridge, where that is not the portal's own. */
export function bridgeListeners(isActive: () => boolean): BridgeListeners {
  const all = new Map<PortalEvent, Set<(value: never) => void>>()
  return {
    on<Event extends PortalEvent>(event: Event, listener: PortalListener<Event>) {
      expectListening(event, listener)
      // Wrapped, so that a function added twice is called twice.
      const own = (value: never) => listener(value)
      const ofEvent = all.get(event) ?? new Set()
      all.set(event, ofEvent.add(own))
      if (event === 'tabActive') (listener as PortalListener<'tabActive'>)(isActive()) // the event fixes the listener's type
      return () => ofEvent.delete(own)
    },
    emit(event, value) {
      // `on` lets only listeners of the event's own value in, and that is what the portal sends.
      for (const listener of [...(all.get(event) ?? [])]) listener(value as never)
    },
    count: () => [...all.values()].reduce((sum, { size }) => sum + size, 0),
  }
}
