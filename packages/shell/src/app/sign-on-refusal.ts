import { useLanguage } from '../lib/i18n/language-store.ts'
import { loadTexts } from '../lib/i18n/texts.ts'
import { showToast } from '../lib/ui/toasts.ts'
import { useSession } from '../session/session-store.ts'
import { type SignOnProblem, signOnProblemText } from '../session/sign-on-problem.ts'

/**
 * Reports the failure on the sign-in page, which leads to `returnTo`, or as a toast if a user is signed in. It never
 * ends a session: any site can forge a link (docs/decisions/0028).
 */
export function refuseSignOn(problem: SignOnProblem, returnTo?: string): void {
  const { certificate, signedOut } = useSession.getState()
  if (certificate) void showProblem(problem)
  else signedOut({ reason: 'signOnRefused', problem, returnTo })
}

async function showProblem(problem: SignOnProblem): Promise<void> {
  const { language } = useLanguage.getState()
  const [texts, errors] = await Promise.all([loadTexts(language, 'sign-on'), loadTexts(language, 'errors')])
  showToast({ kind: 'error', text: signOnProblemText(problem, texts, errors), seconds: 5 })
}
