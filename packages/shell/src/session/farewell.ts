import type { SignOnProblem } from './sign-on-problem.ts'

/** What the sign-in page says about the session before it. */
export interface Farewell {
  readonly reason?: 'sessionEnded' | 'noResponsibilities' | 'loadFailed' | 'passwordReset' | 'signOnRefused'
  /** What made loading fail. */
  readonly error?: unknown
  /** What was wrong with a single sign-on. */
  readonly problem?: SignOnProblem
  /** Whose session the next one will be. */
  readonly userName?: string
  /** Where the next sign-in leads, until the sign-in page has been told; otherwise to the address that was wanted. */
  readonly returnTo?: string | undefined
}
