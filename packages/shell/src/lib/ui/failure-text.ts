import { RemoteError } from '@portal/protocol/remote-error'
import type { Texts } from '../i18n/namespaces.ts'

/**
 * The message of a failed call (specification §8): a rejection has the server's text; everything else
 * is 错误： with the server's message, or with what the kind of failure means, 系统错误! when that is nothing special.
 */
export function failureText(error: unknown, texts: Texts['errors']): string {
  const message = error instanceof RemoteError ? error.message : ''
  if (message && error instanceof RemoteError && error.kind === 'rejection') return message
  return texts.prefix + (message || meaningOf(error, texts))
}

const forbidden = 403

function meaningOf(error: unknown, texts: Texts['errors']): string {
  if (!(error instanceof RemoteError)) return texts.system
  if (error.kind === 'intercepted') return texts.interceptedHint
  return error.httpStatus === forbidden ? texts.notAllowed : texts.system
}
