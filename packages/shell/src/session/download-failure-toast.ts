import { RemoteError } from '@portal/protocol/remote-error'
import { useLanguage } from '../lib/i18n/language-store.ts'
import { loadTexts } from '../lib/i18n/texts.ts'
import { reactionTo } from '../lib/ui/error-policy.ts'
import { needsReload, specialMeaningOf } from '../lib/ui/failure-text.ts'
import { showToast } from '../lib/ui/toasts.ts'

/**
 * Reports which file could not be downloaded and why: the server's message, the kind of failure, or `otherwise`. The
 * end of the session is reported elsewhere.
 */
export async function showDownloadFailure(
  error: unknown,
  fileName: string,
  otherwise: string,
): Promise<void> {
  if (reactionTo(error) === 'none') return
  const texts = await loadTexts(useLanguage.getState().language, 'errors')
  const words = (error instanceof RemoteError && error.message) || specialMeaningOf(error, texts)
  const text = !words ? otherwise : words.includes(fileName) ? words : `${fileName} - ${words}`
  showToast({
    kind: 'error',
    text,
    seconds: 5,
    ...(needsReload(error) ? { action: { label: texts.reload, run: () => window.location.reload() } } : {}),
  })
}
