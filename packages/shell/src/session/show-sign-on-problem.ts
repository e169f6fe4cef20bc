import { useLanguage } from '../lib/i18n/language-store.ts'
import { loadTexts } from '../lib/i18n/texts.ts'
import { showToast } from '../lib/ui/toasts.ts'
import { type SignOnProblem, signOnProblemText } from './sign-on-problem.ts'

/** Says in a toast why a sign-on failed. */
export async function showSignOnProblem(problem: SignOnProblem): Promise<void> {
  const { language } = useLanguage.getState()
  const [texts, errors] = await Promise.all([loadTexts(language, 'sign-on'), loadTexts(language, 'errors')])
  showToast({ kind: 'error', text: signOnProblemText(problem, texts, errors), seconds: 5 })
}
