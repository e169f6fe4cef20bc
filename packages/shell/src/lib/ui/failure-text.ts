import { RemoteError } from '@portal/protocol/remote-error'
import type { Texts } from '../i18n/namespaces.ts'
import { fillText } from '../i18n/texts.ts'

/**
 * The message of a failed call (specification §8): the server's text for a rejection; otherwise 错误： with the server's
 * message or the meaning of the failure, by default 系统错误!.
 */
export function failureText(error: unknown, texts: Texts['errors']): string {
  const message = error instanceof RemoteError ? error.message : ''
  if (message && error instanceof RemoteError && error.kind === 'rejection') return message
  return texts.prefix + (message || meaningOf(error, texts)) + requestNumber(error, texts)
}

/** The id of a request that failed at a server for an unknown reason: support finds it in the logs. */
function requestNumber(error: unknown, texts: Texts['errors']): string {
  const { requestId, kind } = error instanceof RemoteError ? error : {}
  if (!requestId || kind === 'network' || specialMeaningOf(error, texts)) return ''
  return fillText(texts.requestNumber, { id: requestId })
}

/** The meaning of an HTTP status for users; others are system errors. */
const statusTexts = { 401: 'notAccepted', 403: 'notAllowed', 429: 'tooMany' } as const

const hasOwnText = (status: number | undefined): status is keyof typeof statusTexts =>
  status !== undefined && status in statusTexts

/** The code of a call that the backend lacks. */
export const absentCall = 'absentCall'

/** What a failure without words of the server means, when it means more than that the system failed. */
export function specialMeaningOf(error: unknown, texts: Texts['errors']): string | undefined {
  if (!(error instanceof RemoteError)) return undefined
  if (error.kind === 'intercepted') return texts.interceptedHint
  if (error.code === absentCall) return texts.absentCall
  return hasOwnText(error.httpStatus) ? texts[statusTexts[error.httpStatus]] : undefined
}

/** What a failure without words of the server means. */
export const meaningOf = (error: unknown, texts: Texts['errors']): string =>
  specialMeaningOf(error, texts) ?? texts.system

/** Whether loading the whole page leads on: to the sign-in of something between browser and portal. */
export const needsReload = (error: unknown): boolean =>
  error instanceof RemoteError && error.kind === 'intercepted'
