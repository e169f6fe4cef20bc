import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/** A collection takes some 50 ms, so that several connections share one. */
const closedTogether = 16
let closed = 0

/**
 * Call after each closed connection. libSQL frees files and memory of a connection when its prepared statements are
 * collected; V8 doesn't know their size, and would wait for hundreds of them.
 */
export function connectionClosed(): void {
  closed++
  if (closed === closedTogether) setImmediate(collectGarbage) // once the caller has dropped its reference
}

/** A moment at which many worlds were in use drops many clients, which are collected together. */
const droppedWithinMs = 1000
let isDue = false

/** Call after each discarded database client: its decoded data would otherwise stay for minutes. */
export function clientDropped(): void {
  if (isDue) return
  isDue = true
  setTimeout(() => {
    isDue = false
    collectGarbage()
  }, droppedWithinMs).unref()
}

/** Long work calls it now and then: V8 would let what the work has dropped grow to hundreds of megabytes first. */
export function collectGarbage(): void {
  closed = 0
  setFlagsFromString('--expose-gc')
  const collect: () => void = runInNewContext('gc') // what the flag makes known to new contexts
  collect()
}
