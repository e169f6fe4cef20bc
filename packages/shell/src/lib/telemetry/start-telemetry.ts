import { type Metric, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals'
import { wrapNetwork } from '../api/backend.ts'
import { requestIdHeader } from '../api/request-id.ts'
import { collectErrors } from '../errors/collect-errors.ts'
import { onError } from '../errors/error-log.ts'
import { redact, withoutSecrets } from '../errors/redaction.ts'
import { portalVersion } from '../version.ts'
import { type CountedItem, createOutbox, type Outbox } from './outbox.ts'

const serverErrors = 500

/** A call that the server failed to answer. One that was refused, or given up by its caller, is none. */
function watchFailedCalls({ add }: Outbox): void {
  wrapNetwork((inner) => async (input, init) => {
    const at = Date.now()
    const startedAt = performance.now()
    const failed = (status?: number) =>
      add({
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
}

function watchErrors({ add }: Outbox): void {
  onError(({ message, info, stack, url, origin, app, version, requestId, lastAt }) =>
    add({ kind: 'error', at: lastAt, message, info, stack, url, origin, app, version, requestId }),
  )
  collectErrors()
}

function watchVitals({ add }: Outbox): void {
  const tell = ({ name, value, rating }: Pick<Metric, 'name' | 'value' | 'rating'>) =>
    add({
      kind: 'vital',
      at: Date.now(),
      name,
      value: Math.round(value * 1000) / 1000,
      rating,
      url: withoutSecrets(window.location.pathname),
    })
  for (const watch of [onCLS, onFCP, onINP, onLCP, onTTFB]) watch(tell)
}

/**
 * Sends errors, failed calls and Web Vitals to an endpoint of the installation, in batches and without secrets. Text, for
 * which browsers ask no other origin for leave; who is signed in is not told.
 */
export function startTelemetry(endpoint: string): void {
  const page = crypto.getRandomValues(new Uint32Array(2)).join('-')
  const outbox = createOutbox((items: readonly CountedItem[]) => {
    const batch = {
      version: portalVersion(),
      page,
      sentAt: Date.now(),
      userAgent: navigator.userAgent,
      items,
    }
    // What the browser refuses is lost: a portal in trouble must not make more of it.
    navigator.sendBeacon(endpoint, JSON.stringify(batch))
  })
  watchErrors(outbox)
  watchFailedCalls(outbox)
  watchVitals(outbox)
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') outbox.flush()
  })
  window.addEventListener('pagehide', () => outbox.flush())
}
