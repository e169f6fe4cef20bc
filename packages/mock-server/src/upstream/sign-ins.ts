import { type CallId, calls } from '@portal/protocol/registry'
import type { AnswerSource } from './answer-source.ts'

const signIns: readonly CallId[] = ['login', 'ossLogin', 'ssoLogin', 'twoFactorLogin', 'getTokenToPhoneCode']

/** Whether people sign in elsewhere, so that the worlds do not know their certificates. */
export const answersSignIns = (source: AnswerSource): boolean =>
  signIns.some((callId) => source.answers({ callId, ...calls[callId] }))
