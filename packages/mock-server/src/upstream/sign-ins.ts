import { type CallId, calls } from '@portal/protocol/registry'
import type { AnswerSource } from './answer-source.ts'
import { fieldsOf, textIn } from './fields.ts'

const signIns: readonly CallId[] = ['login', 'ossLogin', 'ssoLogin', 'twoFactorLogin', 'getTokenToPhoneCode']

export const isSignIn = (callId: CallId | null | undefined): boolean => signIns.some((id) => id === callId)

/** Whether people sign in elsewhere, so that the worlds do not know their certificates. */
export const answersSignIns = (source: AnswerSource): boolean =>
  signIns.some((callId) => source.answers({ callId, ...calls[callId] }))

/** What tells, in the body of a sign-in as it is written down, who signs in. */
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
