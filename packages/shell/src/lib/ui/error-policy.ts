import { RemoteError } from '@portal/protocol/remote-error'
import { useLanguage } from '../i18n/language-store.ts'
import { loadTexts } from '../i18n/texts.ts'
import { failureText } from './failure-text.ts'
import { showToast } from './toasts.ts'

/**
 * Who deals with a failed call (specification §8). A rejection is the caller's; an ended session and a call that
 * was given up need nothing more, since the transport has told of the one and nobody waits for the other.
 */
export function reactionTo(error: unknown): 'toast' | 'caller' | 'none' {
  if (!(error instanceof RemoteError)) return 'toast'
  if (error.kind === 'rejection') return 'caller'
  return error.kind === 'sessionEnded' || error.kind === 'cancelled' ? 'none' : 'toast'
}

/** Shows what nobody else will: HTTP and network failures, for 5 s. */
export async function reportFailure(error: unknown): Promise<void> {
  if (reactionTo(error) !== 'toast') return
  const texts = await loadTexts(useLanguage.getState().language, 'errors')
  showToast({ kind: 'error', text: failureText(error, texts), seconds: 5 })
}

/** A rejection speaks in the server's words, for 5 s; every other failure is told by the error policy (specification §8). */
export function tellRejection(error: unknown): void {
  if (!(error instanceof RemoteError) || error.kind !== 'rejection') return
  showToast({ kind: 'error', text: error.message, seconds: 5 })
}
