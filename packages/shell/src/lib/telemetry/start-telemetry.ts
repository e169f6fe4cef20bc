import { type Metric, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals'
import { collectErrors } from '../errors/collect-errors.ts'
import { onError } from '../errors/error-log.ts'
import { withoutSecrets } from '../errors/redaction.ts'
import { portalVersion } from '../version.ts'
import type { keepFailedCalls } from './failed-calls.ts'
import { type CountedItem, createOutbox, type Outbox } from './outbox.ts'

function watchErrors({ add }: Outbox): void {
  onError(({ message, info, stack, url, origin, app, version, requestId, lastAt }) =>
    add({ kind: 'error', at: lastAt, message, info, stack, url, origin, app, version, requestId }),
  )
  collectErrors()
}

function watchVitals({ add }: Outbox): void {
  const reportMetric = ({ name, value, rating }: Pick<Metric, 'name' | 'value' | 'rating'>) =>
    add({
      kind: 'vital',
      at: Date.now(),
      name,
      value: Math.round(value * 1000) / 1000,
      rating,
      url: withoutSecrets(window.location.pathname),
    })
  for (const watch of [onCLS, onFCP, onINP, onLCP, onTTFB]) watch(reportMetric)
}

/**
 * Sends errors, failed calls and Web Vitals to an endpoint of the installation, in batches and without secrets. Text, for
 * which browsers send no preflight to another origin; who is signed in is left out.
 */
export function startTelemetry(endpoint: string, failedCalls: ReturnType<typeof keepFailedCalls>): void {
  const page = crypto.getRandomValues(new Uint32Array(2)).join('-')
  const outbox = createOutbox((items: readonly CountedItem[]) => {
    const batch = {
      version: portalVersion(),
      page,
      sentAt: Date.now(),
      userAgent: navigator.userAgent,
      items,
    }
    // What the browser refuses is lost: telemetry must not add load to a portal in trouble.
    navigator.sendBeacon(endpoint, JSON.stringify(batch))
  })
  watchErrors(outbox)
  failedCalls(outbox.add)
  watchVitals(outbox)
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') outbox.flush()
  })
  window.addEventListener('pagehide', () => outbox.flush())
}
