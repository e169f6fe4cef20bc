import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/** A collection takes some 50 ms, so that several connections share one. */
const closedTogether = 16
let closed = 0

/**
 * Call after each closed connection. libSQL gives the files and the memory of a connection back when its prepared
 * statements are collected; of their size V8 knows nothing, so that by itself it would wait for hundreds of them.
 */
export function connectionClosed(): void {
  closed++
  if (closed === closedTogether) setImmediate(collect) // once the caller has dropped its reference
}

function collect(): void {
  closed = 0
  setFlagsFromString('--expose-gc')
  const collectGarbage: () => void = runInNewContext('gc') // what the flag makes known to new contexts
  collectGarbage()
}
