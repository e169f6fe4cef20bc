import { type CallId, calls } from '@portal/protocol/registry'
import type { AnswerSource, UpstreamAnswer, UpstreamRequest } from './answer-source.ts'
import { acceptedData, certificateIn, fieldsOf, textIn, withParams } from './request-parts.ts'

const signIns: readonly CallId[] = ['login', 'ossLogin', 'ssoLogin', 'twoFactorLogin', 'getTokenToPhoneCode']

export const isSignIn = (callId: CallId | null | undefined): boolean => signIns.some((id) => id === callId)

/** Whether people sign in elsewhere, so that the worlds don't know their certificates. */
export const answersSignIns = (source: AnswerSource): boolean =>
  signIns.some((callId) => source.answers({ callId, ...calls[callId] }))

/** The user name in a recorded sign-in's body. */
export function identityIn(body: unknown): Readonly<Record<'userName' | 'account' | 'phone', unknown>> {
  const form = fieldsOf(body)
  const { userName, account, phone } = 'params' in form ? fieldsOf(form.params) : form
  return { userName, account, phone }
}

/** The user name in such a body; single sign-on may name an account. */
export const userNameIn = ({ body }: { readonly body?: unknown }): string | undefined => {
  const { userName, account } = identityIn(body)
  return textIn(userName) ?? textIn(account)
}

/** Whose certificates these are, by the user names of the backend that gave them. */
interface People {
  /** Undefined for a certificate that nothing has been learnt of. */
  behind(request: UpstreamRequest): string | undefined
  add(certificate: string, userName: string): void
  /** The user of a request; learns from sign-ins and user infos that pass through. */
  learn(request: UpstreamRequest, answer: UpstreamAnswer): string | undefined
}

/** How many are remembered: the latest. */
const most = 1000

export function knowPeople(): People {
  const names = new Map<string, string>()
  const nameOf = (certificate: unknown) => names.get(textIn(certificate) ?? '')
  const people: People = {
    behind: (request) => nameOf(certificateIn(request)),
    add(certificate, userName) {
      names.delete(certificate)
      names.set(certificate, userName)
      const [oldest] = names.keys()
      if (names.size > most && oldest !== undefined) names.delete(oldest)
    },
    learn(request, answer) {
      const data = acceptedData(answer.json)
      const learnt = isSignIn(request.callId)
        ? { certificate: data.certificate, userName: signingIn(request) }
        : { certificate: certificateIn(request), userName: request.callId === 'getUserInfo' && data.userName }
      const [certificate, userName] = [textIn(learnt.certificate), textIn(learnt.userName)]
      if (certificate !== undefined && userName !== undefined) people.add(certificate, userName)
      return userName ?? people.behind(request)
    },
  }
  /** The second step names no user, but carries the certificate of the first (specification §4). */
  const signingIn = (request: UpstreamRequest) => {
    const body = withParams(request.body)
    return userNameIn({ body }) ?? nameOf(fieldsOf(fieldsOf(body).params).token)
  }
  return people
}
