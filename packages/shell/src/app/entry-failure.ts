import { RemoteError } from '@portal/protocol/remote-error'
import type { Farewell } from '../session/farewell.ts'
import { NoResponsibilitiesError } from '../session/load-session.ts'

/** What the sign-in page will say about an entry that failed (specification §8: route guard error). */
export function entryFailure(error: unknown): Farewell {
  if (error instanceof NoResponsibilitiesError) return { reason: 'noResponsibilities' }
  if (error instanceof RemoteError && error.kind === 'sessionEnded') return { reason: 'sessionEnded' }
  return { reason: 'loadFailed', error }
}
