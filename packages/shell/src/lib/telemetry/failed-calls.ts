import { wrapNetwork } from '../api/backend.ts'
import { requestIdHeader } from '../api/transport.ts'
import { redact } from '../errors/redaction.ts'
import type { TelemetryItem } from './outbox.ts'

const serverErrors = 500

type Tell = (item: TelemetryItem) => void

/** A query may contain anything that users typed. */
const withoutQuery = (address: string): string => redact(address.replace(/[?#].*$/s, ''))

/** Calls from before the watch, as recorded by the browser, without request ids. */
function readEarlierCalls(before: number, tell: Tell): void {
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntriesByType('resource')) {
      if (!(entry instanceof PerformanceResourceTiming) || entry.initiatorType !== 'fetch') continue
      const { startTime, responseStatus, duration, name } = entry
      if (startTime >= before || responseStatus < serverErrors) continue
      const { pathname } = new URL(name)
      tell({
        kind: 'call',
        at: Math.round(performance.timeOrigin + startTime),
        address: withoutQuery(pathname),
        status: responseStatus,
        durationMs: Math.round(duration),
      })
    }
  })
  observer.observe({ type: 'resource', buffered: true })
}

/**
 * Reports calls that the server failed to answer, not those it refused or the caller cancelled. Earlier ones are
 * reported when the returned function is called.
 */
export function keepFailedCalls(): (tell: Tell) => void {
  const kept: TelemetryItem[] = []
  let report: Tell = (item) => void kept.push(item)
  wrapNetwork((inner) => async (input, init) => {
    const at = Date.now()
    const startedAt = performance.now()
    const failed = (status?: number) =>
      report({
        kind: 'call',
        at,
        method: init?.method ?? 'GET',
        address: withoutQuery(String(input)),
        ...(status === undefined ? {} : { status }),
        durationMs: Math.round(performance.now() - startedAt),
        requestId: new Headers(init?.headers).get(requestIdHeader) ?? undefined,
      })
    try {
      const response = await inner(input, init)
      if (response.status >= serverErrors) failed(response.status)
      return response
    } catch (error) {
      const isGivenUp = error instanceof DOMException && error.name === 'AbortError'
      if (!isGivenUp) failed()
      throw error
    }
  })
  const watchedSince = performance.now()
  return (tell) => {
    readEarlierCalls(watchedSince, tell)
    report = tell
    for (const item of kept.splice(0)) tell(item)
  }
}
