import { RemoteError } from '@portal/protocol/remote-error'
import { apiOfNobody } from '../../../lib/api/entrance-client.ts'
import type { Arrival, SignOnLink, SignOnReturn, SignOnToken } from '../../../lib/arrival/arrival.ts'
import { getConfig } from '../../../lib/config/runtime-config.ts'
import { adoptCertificate } from '../../../session/adopt-certificate.ts'
import type { PendingSignIn } from '../../../session/sign-in.ts'
import type { SignOnProblem } from '../../../session/sign-on-problem.ts'
import { takeStartedSignOn } from '../../../session/started-sign-on.ts'
import { userOf } from '../../../session/user-of.ts'
import { handOver } from './hand-over.ts'

/**
 * `secondStep`: the account needs a code too. `search`: the query of the sign-in page that the sign-on began on,
 * where that is known. `left`: the person went back from the second step to the form. `unanswered`: whether a token
 * counts could not be asked; it may be tried again.
 */
export type SignOnOutcome =
  | { readonly kind: 'signedOn' | 'handedOver' | 'left'; readonly search?: string }
  | { readonly kind: 'secondStep'; readonly pending: PendingSignIn; readonly search?: string }
  | { readonly kind: 'unanswered'; readonly problem: SignOnProblem; readonly search?: string }
  | { readonly kind: 'problem'; readonly problem: SignOnProblem; readonly search?: string }

const outcomes = new WeakMap<Arrival, Promise<SignOnOutcome>>()

/** Signs on with what an address brought; once for each arrival, since its code is good for one use. */
export function finishSignOn(arrival: Arrival): Promise<SignOnOutcome> {
  const known = outcomes.get(arrival)
  return known ?? tryAgain(arrival)
}

/** Another try, where the server has not been heard: what has been answered is not asked twice. */
export function tryAgain(arrival: Arrival): Promise<SignOnOutcome> {
  const outcome = finish(arrival)
  outcomes.set(arrival, outcome)
  return outcome
}

const finish = (arrival: Arrival): Promise<SignOnOutcome> => {
  if (arrival.kind === 'token') return finishToken(arrival)
  return arrival.kind === 'link' ? finishLink(arrival) : finishReturn(arrival)
}

const problem = (problem: SignOnProblem, search = '') => ({ kind: 'problem' as const, problem, search })

/** A link of another system. One with a state is an answer; while this browser tab waits for one, it must be that one. */
async function finishLink(link: SignOnLink): Promise<SignOnOutcome> {
  const { kind: _kind, state, ...values } = link
  const started = takeStartedSignOn()
  if (started && state && started.state !== state) return problem({ reason: 'notAsked' })
  if (!values.loginType || !values.ssoSystem || !values.code) return problem({ reason: 'incomplete' })
  return signOn(values)
}

/**
 * The answer of the external sign-on that this browser tab has begun; any other is refused. A window that another one
 * has opened asks that one first: it may have begun anew, of which this one's own storage, copied when it was opened,
 * knows nothing.
 */
async function finishReturn(answer: SignOnReturn): Promise<SignOnOutcome> {
  const started = takeStartedSignOn()
  const { signOn: provider } = getConfig()
  const isOurs = started?.state === answer.state
  const begunHere = answer.handedOver || (isOurs && !started.inPopup)
  if (!begunHere && (await handOver(answer))) return { kind: 'handedOver' }
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
    const { data } = await apiOfNobody.ssoLogin({ body: { ...given, domain: window.location.origin } })
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

/** The server says whose certificate a token is before it counts (assumed: no call for it is documented). */
async function finishToken({ token }: SignOnToken): Promise<SignOnOutcome> {
  try {
    await adoptCertificate(token, await userOf(token))
    return { kind: 'signedOn' }
  } catch (error) {
    const refused = problem({ reason: 'tokenRefused', error })
    return isUnanswered(error) ? { ...refused, kind: 'unanswered' } : refused
  }
}

/** Nothing was refused: the server was not reached, or is away for a while. */
const isUnanswered = (error: unknown): boolean =>
  error instanceof RemoteError && ['network', 'timeout', 'http'].includes(error.kind)
