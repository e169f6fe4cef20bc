import { useSession } from '../session/session-store.ts'
import { showSignOnProblem } from '../session/show-sign-on-problem.ts'
import type { SignOnProblem } from '../session/sign-on-problem.ts'

/**
 * Reports the failure on the sign-in page, which leads to `returnTo`, or as a toast if a user is signed in. It never
 * ends a session: any site can forge a link (docs/decisions/0028).
 */
export function refuseSignOn(problem: SignOnProblem, returnTo?: string): void {
  const { certificate, signedOut } = useSession.getState()
  if (certificate) void showSignOnProblem(problem)
  else signedOut({ reason: 'signOnRefused', problem, returnTo })
}
