import { RemoteError } from '@portal/protocol/remote-error'
import type { Texts } from '../i18n/namespaces.ts'

/**
 * The message of a failed call (specification §8): a rejection has the server's text; everything else
 * is 错误： with the server's message, or 系统错误! when there is none.
 */
export function failureText(error: unknown, texts: Texts['errors']): string {
  const message = error instanceof RemoteError ? error.message : ''
  if (message && error instanceof RemoteError && error.kind === 'rejection') return message
  return texts.prefix + (message || texts.system)
}
