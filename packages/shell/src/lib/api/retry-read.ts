import { RemoteError } from '@portal/protocol/remote-error'

/** Milliseconds before each further attempt (assumed). */
const backoffMs = [500, 2_000]

const tooManyRequests = 429
const serverErrors = 500

/** Nothing was refused, and a moment later it may succeed. After a timeout the user has waited long enough. */
export function mayPass(error: unknown): boolean {
  if (!(error instanceof RemoteError)) return false
  const { kind, httpStatus = 0 } = error
  if (kind === 'http') return httpStatus === tooManyRequests || httpStatus >= serverErrors
  // A proxy that restarts answers with a page, or breaks off.
  return kind === 'network' || kind === 'malformed' || kind === 'intercepted'
}

export type Wait = (ms: number, signal: AbortSignal | undefined) => Promise<void>

/** Resolves early, without an error, once the signal aborts: the next attempt then reports that. */
const wait: Wait = (ms, signal) =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, ms)
    signal?.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })

/** Repeats a call that changes nothing, with growing pauses, while its failure may pass. */
export async function retryRead<Result>(
  read: () => Promise<Result>,
  signal: AbortSignal | undefined,
  pause: Wait = wait,
): Promise<Result> {
  for (const ms of backoffMs) {
    try {
      return await read()
    } catch (error) {
      if (!mayPass(error) || signal?.aborted) throw error
      await pause(ms, signal)
    }
  }
  return read()
}
