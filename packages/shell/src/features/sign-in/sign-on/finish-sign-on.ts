import { RemoteError } from '@portal/protocol/remote-error'
import { anonymousApi, userOf } from '../../../lib/api/backend.ts'
import type { Arrival, SignOnLink, SignOnReturn, SignOnToken } from '../../../lib/arrival/arrival.ts'
import { getConfig } from '../../../lib/config/runtime-config.ts'
import { adoptCertificate } from '../../../session/adopt-certificate.ts'
import type { PendingSignIn } from '../../../session/sign-in.ts'
import type { SignOnProblem } from '../../../session/sign-on-problem.ts'
import { takeStartedSignOn } from '../../../session/started-sign-on.ts'
import { handOver } from './hand-over.ts'

/**
 * `secondStep`: the account needs a code too. `search`: the query of the sign-in page where the sign-on began, if known.
 * `left`: the user went back from the second step to the form. `unanswered`: the token could not be verified because
 * the server wasn't reached; it may be retried.
 */
export type SignOnOutcome =
  | { readonly kind: 'signedOn' | 'handedOver' | 'left'; readonly search?: string }
  | { readonly kind: 'secondStep'; readonly pending: PendingSignIn; readonly search?: string }
  | { readonly kind: 'unanswered'; readonly problem: SignOnProblem; readonly search?: string }
  | { readonly kind: 'problem'; readonly problem: SignOnProblem; readonly search?: string }

const outcomes = new WeakMap<Arrival, Promise<SignOnOutcome>>()

/** Signs on with the parameters of an address; once for each arrival, since its code is valid for one use. */
export function finishSignOn(arrival: Arrival): Promise<SignOnOutcome> {
  const known = outcomes.get(arrival)
  return known ?? retrySignOn(arrival)
}

/** Another attempt after the server wasn't reached. */
export function retrySignOn(arrival: Arrival): Promise<SignOnOutcome> {
  const outcome = finish(arrival)
  outcomes.set(arrival, outcome)
  return outcome
}

const finish = (arrival: Arrival): Promise<SignOnOutcome> => {
  if (arrival.kind === 'token') return finishToken(arrival)
  return arrival.kind === 'link' ? finishLink(arrival) : finishReturn(arrival)
}

const problem = (problem: SignOnProblem, search = '') => ({ kind: 'problem' as const, problem, search })

/** A link of another system. One with a state is an answer, which must be to the sign-on this browser tab has started, if any. */
async function finishLink(link: SignOnLink): Promise<SignOnOutcome> {
  const { kind: _kind, state, ...values } = link
  const started = takeStartedSignOn()
  if (started && state && started.state !== state) return problem({ reason: 'notAsked' })
  if (!values.loginType || !values.ssoSystem || !values.code) return problem({ reason: 'incomplete' })
  return signOn(values)
}

/**
 * The answer to the external sign-on that this browser tab has started; any other is refused. A window with an opener
 * offers it to the opener first: that one may have started another sign-on since, which this window's copy of its
 * session storage doesn't show.
 */
async function finishReturn(answer: SignOnReturn): Promise<SignOnOutcome> {
  const started = takeStartedSignOn()
  const { signOn: provider } = getConfig()
  const isOurs = started?.state === answer.state
  const startedHere = answer.handedOver || (isOurs && !started.inPopup)
  if (!startedHere && (await handOver(answer))) return { kind: 'handedOver' }
  if (!provider || !isOurs) return problem({ reason: 'notAsked' })
  const { search } = started
  if (answer.error === 'access_denied') return problem({ reason: 'cancelled' }, search)
  if (answer.error) {
    const error = new RemoteError('rejection', 'ssoLogin', { message: answer.error.slice(0, 200) })
    return problem({ reason: 'refused', error }, search)
  }
  if (!answer.code) return problem({ reason: 'incomplete' }, search)
  const { loginType, system } = provider
  return { ...(await signOn({ loginType, ssoSystem: system, code: answer.code })), search }
}

async function signOn(values: Readonly<Record<string, string>>): Promise<SignOnOutcome> {
  const given = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''))
  try {
    const { data } = await anonymousApi.ssoLogin({ body: { ...given, domain: window.location.origin } })
    if (!data?.certificate) throw new RemoteError('malformed', 'ssoLogin')
    const { certificate, twoFactorAuthenticationYOrN } = data
    if (twoFactorAuthenticationYOrN === 'Y') {
      return { kind: 'secondStep', pending: { certificate, userName: given.account } }
    }
    await adoptCertificate(certificate)
    return { kind: 'signedOn' }
  } catch (error) {
    return problem({ reason: 'refused', error })
  }
}

/** The server verifies a token before it is used (assumed: no call for it is documented). */
async function finishToken({ token }: SignOnToken): Promise<SignOnOutcome> {
  try {
    await adoptCertificate(token, await userOf(token))
    return { kind: 'signedOn' }
  } catch (error) {
    const refused = problem({ reason: 'tokenRefused', error })
    return isUnanswered(error) ? { ...refused, kind: 'unanswered' } : refused
  }
}

/** The server was not reached or is temporarily unavailable; nothing was refused. */
const isUnanswered = (error: unknown): boolean =>
  error instanceof RemoteError &&
  ['network', 'timeout', 'http', 'malformed', 'intercepted'].includes(error.kind)
