import type { Unsubscribe } from '@portal/sub-app-sdk/bridge'
import type { ScriptPlaces } from '../host/script-places.ts'

/** Where an uncaught error or rejection of the window comes from, as far as it tells. */
function uncaught(event: ErrorEvent | PromiseRejectionEvent): { error: unknown; trace: string } {
  if ('reason' in event) {
    return { error: event.reason, trace: event.reason instanceof Error ? (event.reason.stack ?? '') : '' }
  }
  const stack = event.error instanceof Error ? event.error.stack : undefined
  return { error: event.error ?? event.message, trace: `${event.filename} ${stack ?? ''}` }
}

/**
 * Uncaught errors of the window that come from scripts of this sub-app. They are known by the addresses in a stack, which
 * all instances of a sub-app share.
 */
export function onPageError(
  places: Pick<ScriptPlaces, 'areIn'>,
  listener: (error: unknown) => void,
  target: Window = window,
): Unsubscribe {
  const heard = (event: ErrorEvent | PromiseRejectionEvent) => {
    const { error, trace } = uncaught(event)
    if (places.areIn(trace)) listener(error)
  }
  target.addEventListener('error', heard)
  target.addEventListener('unhandledrejection', heard)
  return () => {
    target.removeEventListener('error', heard)
    target.removeEventListener('unhandledrejection', heard)
  }
}
