import { RemoteError } from '@portal/protocol/remote-error'
import { showToast } from './toasts.ts'

/** A rejection speaks in the server's words, for 5 s; every other failure is told by the error policy (specification §8). */
export function tellRejection(error: unknown): void {
  if (!(error instanceof RemoteError) || error.kind !== 'rejection') return
  showToast({ kind: 'error', text: error.message, seconds: 5 })
}
