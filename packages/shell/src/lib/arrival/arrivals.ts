import { type Arrival, readArrival } from './arrival.ts'

let waiting: Arrival | undefined
const listeners = new Set<() => void>()

function become(arrival: Arrival | undefined): void {
  waiting = arrival
  for (const listener of listeners) listener()
}

/**
 * The arrival that is to be dealt with before anything else. It is kept in memory alone, and without React, since
 * the page's entry takes it before any other code is there.
 */
export const arrivals = {
  waiting: (): Arrival | undefined => waiting,
  came: (arrival: Arrival): void => become(arrival),
  settled: (): void => become(undefined),
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}

/** Takes what signs on out of the address bar and the history, before anything else runs or is asked for. */
export function takeArrival(): void {
  const { arrival, shown } = readArrival(new URL(window.location.href))
  const { pathname, search, hash } = window.location
  if (shown !== pathname + search + hash) window.history.replaceState(window.history.state, '', shown)
  become(arrival)
}
