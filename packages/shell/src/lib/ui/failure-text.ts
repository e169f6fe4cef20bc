import { RemoteError } from '@portal/protocol/remote-error'
import type { Texts } from '../i18n/namespaces.ts'
import { fillText } from '../i18n/texts.ts'

/**
 * The message of a failed call (specification §8): a rejection has the server's text; everything else
 * is 错误： with the server's message, or with what the kind of failure means, 系统错误! when that is nothing special.
 */
export function failureText(error: unknown, texts: Texts['errors']): string {
  const message = error instanceof RemoteError ? error.message : ''
  if (message && error instanceof RemoteError && error.kind === 'rejection') return message
  return texts.prefix + (message || meaningOf(error, texts)) + requestNumber(error, texts)
}

/** The number of a request that failed at a server for no reason that people know: support finds it in the logs. */
function requestNumber(error: unknown, texts: Texts['errors']): string {
  const { requestId, kind } = error instanceof RemoteError ? error : {}
  if (!requestId || kind === 'network' || specialMeaningOf(error, texts)) return ''
  return fillText(texts.requestNumber, { id: requestId })
}

/** What an HTTP status means to people; the others are faults of the system. */
const statusTexts = { 401: 'notAccepted', 403: 'notAllowed', 429: 'tooMany' } as const

const hasOwnText = (status: number | undefined): status is keyof typeof statusTexts =>
  status !== undefined && status in statusTexts

/** What a failure without words of the server means, when it means more than that the system failed. */
export function specialMeaningOf(error: unknown, texts: Texts['errors']): string | undefined {
  if (!(error instanceof RemoteError)) return undefined
  if (error.kind === 'intercepted') return texts.interceptedHint
  return hasOwnText(error.httpStatus) ? texts[statusTexts[error.httpStatus]] : undefined
}

/** What a failure without words of the server means. */
export const meaningOf = (error: unknown, texts: Texts['errors']): string =>
  specialMeaningOf(error, texts) ?? texts.system

/** Whether loading the whole page leads on: to the sign-in of something between browser and portal. */
export const needsReload = (error: unknown): boolean =>
  error instanceof RemoteError && error.kind === 'intercepted'
