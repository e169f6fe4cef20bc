import type { Unsubscribe } from '@portal/sub-app-sdk/bridge'

export interface Signal<Value> {
  emit(value: Value): void
  on(listener: (value: Value) => void): Unsubscribe
}

/** News for whoever listens at the moment. */
export function createSignal<Value>(): Signal<Value> {
  const listeners = new Set<(value: Value) => void>()
  return {
    emit(value) {
      for (const listener of [...listeners]) listener(value)
    },
    on(listener) {
      // Wrapped, so that one function that listens twice is two listeners.
      const own = (value: Value) => listener(value)
      listeners.add(own)
      return () => listeners.delete(own)
    },
  }
}
