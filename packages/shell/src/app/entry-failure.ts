import { RemoteError } from '@portal/protocol/remote-error'
import type { Farewell } from '../session/farewell.ts'

/** What the sign-in page will say about an entry that failed (specification §8: route guard error). */
export function entryFailure(error: unknown): Farewell {
  // By its name: its class comes with the entry calls, which may be what could not be loaded.
  if (error instanceof Error && error.name === 'NoResponsibilitiesError')
    return { reason: 'noResponsibilities' }
  if (error instanceof RemoteError && error.kind === 'sessionEnded') return { reason: 'sessionEnded' }
  return { reason: 'loadFailed', error }
}
