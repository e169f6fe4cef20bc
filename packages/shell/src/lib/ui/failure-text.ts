import { RemoteError } from '@portal/protocol/remote-error'
import type { Texts } from '../i18n/namespaces.ts'

/**
 * What a failed call says to the user (specification §8): a rejection speaks in the server's words; everything else
 * is 错误： with the server's message, or 系统错误! when there is none.
 */
export function failureText(error: unknown, texts: Texts['errors']): string {
  const message = error instanceof RemoteError ? error.message : ''
  if (message && error instanceof RemoteError && error.kind === 'rejection') return message
  return texts.prefix + (message || texts.system)
}
