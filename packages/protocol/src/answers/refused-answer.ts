import { messageFields } from '../installation/mapping-defaults.ts'

/** What a refused answer says, in whatever body it comes: its message is the first text in one of the fields. */
export function refusalIn(
  answer: unknown,
  fields: readonly string[] = messageFields,
): { readonly message?: string; readonly code?: string | number } {
  if (typeof answer !== 'object' || answer === null) return {}
  const body = answer as Readonly<Record<string, unknown>> // any object has fields of unknown values
  // An object is no message.
  const message = fields
    .map((field) => body[field])
    .find((text) => typeof text === 'string' && text.trim() !== '')
  const { code } = body
  return {
    ...(typeof message === 'string' ? { message: message.trim() } : {}),
    ...(typeof code === 'string' || typeof code === 'number' ? { code } : {}),
  }
}
