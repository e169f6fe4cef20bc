import type { ssoLogin } from '@portal/protocol/calls/auth'
import type { InputOf } from '@portal/protocol/client'
import type { UserInfo } from '@portal/protocol/entities/user'
import { RemoteError } from '@portal/protocol/remote-error'
import { anonymousApi, userOf } from '../../../lib/api/backend.ts'
import { mayPass } from '../../../lib/api/retry-read.ts'
import type { Arrival, SignOnLink, SignOnReturn, SignOnToken } from '../../../lib/arrival/arrival.ts'
import { browserAddress } from '../../../lib/base-path.ts'
import { getConfig } from '../../../lib/config/runtime-config.ts'
import { paths } from '../../../lib/routes.ts'
import { adoptCertificate, type OtherUser } from '../../../session/adopt-certificate.ts'
import type { PendingSignIn } from '../../../session/sign-in.ts'
import type { SignOnProblem } from '../../../session/sign-on-problem.ts'
import { takeStartedSignOn } from '../../../session/started-sign-on.ts'
import { handOver } from './hand-over.ts'

type SignOnValues = InputOf<typeof ssoLogin>['body']

/**
 * `secondStep`: a code is needed. `otherUser`: another user is signed in and decides. `left`: the user went back, or
 * stays signed in. `unanswered`: the server can't be reached. `search`: the query of the sign-in page where the sign-on
 * began.
 */
export type SignOnOutcome = { readonly search?: string } & (
  | { readonly kind: 'signedOn' | 'handedOver' | 'left' }
  | { readonly kind: 'secondStep'; readonly pending: PendingSignIn }
  | { readonly kind: 'otherUser'; readonly other: OtherUser }
  | {
      readonly kind: 'unanswered'
      readonly problem: SignOnProblem
      readonly retry: () => Promise<SignOnOutcome>
    }
  | { readonly kind: 'problem'; readonly problem: SignOnProblem }
)

/** How a refusal is worded: for a sign-on, or for a jump to the dashboard (specification §8). */
type Refusal = 'refused' | 'tokenRefused'

export const refusalOf = ({ kind }: Arrival): Refusal => (kind === 'token' ? 'tokenRefused' : 'refused')

const outcomes = new WeakMap<Arrival, Promise<SignOnOutcome>>()

/** Signs on with the parameters of an address; once for each arrival, since its code is valid for one use. */
export function finishSignOn(arrival: Arrival): Promise<SignOnOutcome> {
  const outcome = outcomes.get(arrival) ?? finish(arrival)
  outcomes.set(arrival, outcome)
  return outcome
}

const finish = (arrival: Arrival): Promise<SignOnOutcome> => {
  if (arrival.kind === 'token') return finishToken(arrival)
  return arrival.kind === 'link' ? finishLink(arrival) : finishReturn(arrival)
}

const problem = (problem: SignOnProblem, search = ''): SignOnOutcome => ({ kind: 'problem', problem, search })

/**
 * A link of another system. One with a state is an answer, and must belong to a sign-on that this browser tab has
 * started, if any.
 */
async function finishLink(link: SignOnLink): Promise<SignOnOutcome> {
  const { kind: _kind, state, ...values } = link
  const started = takeStartedSignOn()
  if (started && state && started.state !== state) return problem({ reason: 'notAsked' })
  if (!values.loginType || !values.ssoSystem || !values.code) return problem({ reason: 'incomplete' })
  return signOn(values)
}

/**
 * The answer to the external sign-on that this browser tab has started; any other is refused. A popup offers it to its
 * opener first, which may have started another sign-on since this window copied its session storage.
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
    return await exchanged({ ...given, domain: window.location.origin }, 'refused')
  } catch (error) {
    return problem({ reason: 'refused', error })
  }
}

/** The token of a jump signs on through the same call as a link (specification §7). */
async function finishToken(arrival: SignOnToken): Promise<SignOnOutcome> {
  const { token } = arrival
  try {
    return await exchanged(
      { token, loginUrl: window.location.origin + browserAddress(paths.login) },
      'tokenRefused',
    )
  } catch (error) {
    // A backend may not have the call, whose address is assumed. Then the token is a certificate (assumed).
    if (error instanceof RemoteError && error.httpStatus === 404)
      return continueWithCertificate(token, 'tokenRefused', () => userOf(token))
    return failed('tokenRefused', error, () => finishToken(arrival))
  }
}

/** Throws RemoteError when the single sign-on call fails. */
async function exchanged(body: SignOnValues, refusal: Refusal): Promise<SignOnOutcome> {
  const { data } = await anonymousApi.ssoLogin({ body })
  if (!data?.certificate) throw new RemoteError('malformed', 'ssoLogin')
  const { certificate, twoFactorAuthenticationYOrN } = data
  return twoFactorAuthenticationYOrN === 'Y'
    ? { kind: 'secondStep', pending: { certificate, userName: body.account } }
    : continueWithCertificate(certificate, refusal)
}

/** Continues with a certificate; never rejects. With `owner`, the server verifies it first. */
export async function continueWithCertificate(
  certificate: string,
  refusal: Refusal,
  owner?: () => Promise<UserInfo>,
): Promise<SignOnOutcome> {
  try {
    const other = await adoptCertificate(certificate, await owner?.())
    return other ? { kind: 'otherUser', other } : { kind: 'signedOn' }
  } catch (error) {
    return failed(refusal, error, () => continueWithCertificate(certificate, refusal, owner))
  }
}

/** Failures that don't concern the sign-on: the server can't be reached, or is temporarily unavailable. */
const isUnanswered = (error: unknown): boolean =>
  error instanceof RemoteError && (error.kind === 'timeout' || mayPass(error))

function failed(reason: Refusal, error: unknown, retry: () => Promise<SignOnOutcome>): SignOnOutcome {
  const problem = { reason, error }
  return isUnanswered(error) ? { kind: 'unanswered', problem, retry } : { kind: 'problem', problem }
}
