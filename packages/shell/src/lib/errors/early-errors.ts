type FailureEvent = ErrorEvent | PromiseRejectionEvent

/** Uncaught errors, buffered until the error log has loaded. */
export interface EarlyErrors {
  push: (event: FailureEvent) => void
  readonly kept: FailureEvent[]
}

declare global {
  interface Window {
    portalErrors?: EarlyErrors
  }
}

/** The first ones show the cause; a page that keeps failing must not fill the memory. */
const most = 20

/** Starts listening, once per page load. */
export function keepEarlyErrors(): EarlyErrors {
  const kept: FailureEvent[] = []
  const errors: EarlyErrors = {
    kept,
    push: (event) => {
      if (kept.length < most) kept.push(event)
    },
  }
  window.portalErrors = errors
  window.addEventListener('error', (event) => errors.push(event))
  window.addEventListener('unhandledrejection', (event) => errors.push(event))
  return errors
}
