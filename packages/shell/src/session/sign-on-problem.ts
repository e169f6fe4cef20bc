import { RemoteError } from '@portal/protocol/remote-error'
import type { Texts } from '../lib/i18n/namespaces.ts'
import { fillText } from '../lib/i18n/texts.ts'
import { meaningOf } from '../lib/ui/failure-text.ts'

/**
 * Why a sign-on failed. `incomplete`: values are missing; `notAsked`: an answer that this browser tab did not request;
 * `cancelled`: by the person at the provider; `refused`, `tokenRefused`: by the server. The others concern the
 * sub-system page that a link names.
 */
export type SignOnProblem =
  | { readonly reason: 'incomplete' | 'notAsked' | 'cancelled' }
  | { readonly reason: 'refused' | 'tokenRefused'; readonly error: unknown }
  | {
      readonly reason: 'noSystem' | 'unknownSystem' | 'badPath' | 'badParams'
      readonly detail: string
    }

/**
 * The server's no to a sign-on to another system; undefined for other failures, which the page there may get past or
 * show.
 */
export async function signOnRefusal(asked: Promise<unknown>): Promise<RemoteError | undefined> {
  try {
    await asked
  } catch (error) {
    const isNo = (one: RemoteError) =>
      one.message !== '' || ['rejection', 'sessionEnded'].includes(one.kind) || Number(one.httpStatus) >= 400
    if (error instanceof RemoteError && isNo(error)) return error
  }
  return undefined
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

/** The token is refused or can't be sent in a header; no further details. */
const isWordless = (error: unknown): boolean =>
  error instanceof RemoteError &&
  !error.message &&
  (error.kind === 'sessionEnded' || error.httpStatus === 401)
