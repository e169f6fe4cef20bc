import { wrapNetwork } from '../api/backend.ts'
import { requestIdHeader } from '../api/request-id.ts'
import { redact } from '../errors/redaction.ts'
import type { TelemetryItem } from './outbox.ts'

const serverErrors = 500

type Tell = (item: TelemetryItem) => void

/**
 * Watches from now on for calls that the server failed to answer; one that was refused, or given up by its caller, is none.
 * Those before the returned function is called are handed over then: the entry fails before anything else has loaded.
 */
export function keepFailedCalls(): (tell: Tell) => void {
  const kept: TelemetryItem[] = []
  let told: Tell = (item) => void kept.push(item)
  wrapNetwork((inner) => async (input, init) => {
    const at = Date.now()
    const startedAt = performance.now()
    const failed = (status?: number) =>
      told({
        kind: 'call',
        at,
        method: init?.method ?? 'GET',
        // A query may hold anything that people typed.
        address: redact(String(input).replace(/[?#].*$/s, '')),
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
  return (tell) => {
    told = tell
    for (const item of kept.splice(0)) tell(item)
  }
}
