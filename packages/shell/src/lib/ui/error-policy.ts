import { RemoteError } from '@portal/protocol/remote-error'
import { useLanguage } from '../i18n/language-store.ts'
import { loadTexts } from '../i18n/texts.ts'
import { failureText } from './failure-text.ts'
import { showToast, type Toast } from './toasts.ts'

/**
 * Who deals with a failed call (specification §8). A rejection is the caller's; an ended session and a call that
 * was aborted need nothing more: the transport has reported the one, and the other has no caller any more.
 */
export function reactionTo(error: unknown): 'toast' | 'caller' | 'none' {
  if (!(error instanceof RemoteError)) return 'toast'
  if (error.kind === 'rejection') return 'caller'
  return error.kind === 'sessionEnded' || error.kind === 'cancelled' ? 'none' : 'toast'
}

async function toastFailure(error: unknown, more: Pick<Toast, 'isAnswer'> = {}): Promise<void> {
  const texts = await loadTexts(useLanguage.getState().language, 'errors')
  showToast({ kind: 'error', text: failureText(error, texts), seconds: 5, ...more })
}

/** Shows failures without a handler of their own: HTTP and network failures, for 5 s. */
export async function reportFailure(error: unknown): Promise<void> {
  if (reactionTo(error) === 'toast') await toastFailure(error)
}

/** A rejection shows the server's text, for 5 s; the error policy shows every other failure (specification §8). */
export async function showRejection(error: unknown): Promise<void> {
  if (reactionTo(error) === 'caller') await toastFailure(error, { isAnswer: true })
}

/** Shows why what the user did failed, where the error policy doesn't see it. */
export async function showFailure(error: unknown): Promise<void> {
  if (reactionTo(error) !== 'none') await toastFailure(error, { isAnswer: true })
}
