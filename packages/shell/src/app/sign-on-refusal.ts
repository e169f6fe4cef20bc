import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { useLanguage } from '../lib/i18n/language-store.ts'
import { loadTexts } from '../lib/i18n/texts.ts'
import { paths } from '../lib/paths.ts'
import { showToast } from '../lib/ui/toasts.ts'
import { sessionController } from '../session/session-controller.ts'
import { useSession } from '../session/session-store.ts'
import { type SignOnProblem, signOnProblemText } from '../session/sign-on-problem.ts'
import { isLogin, wantedJump } from './guard.ts'

/** Reports the failure: on the sign-in page, or as a toast when the session continues. */
export function refuseSignOn(problem: SignOnProblem, { endsSession } = { endsSession: false }): void {
  const reason = 'signOnRefused'
  const { certificate, signedOut } = useSession.getState()
  if (endsSession) sessionController.end({ reason, problem, returnTo: paths.dashboard })
  else if (certificate) void tell(problem)
  else signedOut({ reason, problem })
}

async function tell(problem: SignOnProblem): Promise<void> {
  const { language } = useLanguage.getState()
  const [texts, errors] = await Promise.all([loadTexts(language, 'sign-on'), loadTexts(language, 'errors')])
  showToast({ kind: 'error', text: signOnProblemText(problem, texts, errors), seconds: 5 })
}

/** Says why a sign-in link leads to no page of a sub-system: before the sign-in, and again when it is passed over. */
export function useJumpRefusal(certificate: string | undefined, isArriving: boolean): void {
  const location = useLocation()
  useEffect(() => {
    // What ended or refused a session weighs more.
    if (isArriving || !isLogin(location) || useSession.getState().lastSignOut?.reason) return
    const jump = wantedJump(location.search)
    if (jump && 'problem' in jump) refuseSignOn(jump.problem)
  }, [isArriving, location, certificate])
}
