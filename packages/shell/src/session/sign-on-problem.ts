import { RemoteError } from '@portal/protocol/remote-error'
import type { Texts } from '../lib/i18n/namespaces.ts'
import { fillText } from '../lib/i18n/texts.ts'
import { meaningOf } from '../lib/ui/failure-text.ts'

/**
 * Why a sign-on failed, or not where the link says. `incomplete`: values are missing; `notAsked`: an answer that
 * this browser tab did not ask for; `cancelled`: by the person, at the provider; `refused`, `tokenRefused`: by the server, in a sign-on or a jump to the dashboard.
 * The others are about the page of a sub-system that a link names.
 */
export type SignOnProblem =
  | { readonly reason: 'incomplete' | 'notAsked' | 'cancelled' }
  | { readonly reason: 'refused' | 'tokenRefused'; readonly error: unknown }
  | {
      readonly reason: 'noSystem' | 'unknownSystem' | 'badPath' | 'badParams'
      readonly detail: string
    }

/** A problem in words; the two documented texts end with what the server says (specification §8). */
export function signOnProblemText(
  problem: SignOnProblem,
  texts: Texts['sign-on'],
  errors: Texts['errors'],
): string {
  switch (problem.reason) {
    case 'incomplete':
    case 'notAsked':
    case 'cancelled':
      return texts.failed + texts[problem.reason]
    case 'refused':
      return texts.failed + serverText(problem.error, errors)
    case 'tokenRefused':
      return (
        texts.jumpFailed + (isWordless(problem.error) ? texts.newLink : serverText(problem.error, errors))
      )
    default:
      return fillText(texts[problem.reason], { detail: problem.detail })
  }
}

const serverText = (error: unknown, errors: Texts['errors']): string =>
  (error instanceof RemoteError && error.message) || meaningOf(error, errors)

/** The token is refused, or unusable since no header can carry it, without further details. */
const isWordless = (error: unknown): boolean =>
  error instanceof RemoteError &&
  !error.message &&
  (error.kind === 'sessionEnded' || error.httpStatus === 401)
