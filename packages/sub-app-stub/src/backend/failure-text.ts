import type { Texts } from '../i18n/texts.ts'

/**
 * What a failed call says to the user: a rejection speaks in the server's words. Errors of the portal's transport come
 * from another script, so they are known by their `kind` and not by their class.
 */
export function failureText(error: unknown, texts: Texts['failure']): string {
  const kind = error instanceof Object && 'kind' in error ? error.kind : undefined
  if (kind === 'rejection' && error instanceof Error && error.message) return error.message
  if (kind === 'sessionEnded' || kind === 'network' || kind === 'timeout') return texts[kind]
  return texts.other
}
