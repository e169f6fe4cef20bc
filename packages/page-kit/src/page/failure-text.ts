import { fill, type KitTexts, useKitTexts } from '../texts/kit-texts.ts'

/**
 * The message of a failed call: a rejection has the server's text. Errors of the portal's transport come
 * from another script, so they are known by their `kind` and not by their class.
 */
export function failureText(error: unknown, texts: KitTexts['failure']): string {
  const kind = kindOf(error)
  if (kind === 'rejection' && error instanceof Error && error.message) return error.message
  if (kind === 'intercepted' || kind === 'sessionEnded' || kind === 'network') return texts[kind]
  const meaning = kind === 'timeout' ? kind : kind === 'http' ? statusText(error) : 'other'
  const number = meaning === 'timeout' || meaning === 'other' ? requestIdOf(error) : undefined
  return texts[meaning] + (number ? fill(texts.requestNumber, { id: number }) : '')
}

/** By which support finds the call in the logs of servers. */
const requestIdOf = (error: unknown): string | undefined =>
  error instanceof Object && 'requestId' in error && typeof error.requestId === 'string'
    ? error.requestId
    : undefined

const kindOf = (error: unknown): unknown =>
  error instanceof Object && 'kind' in error ? error.kind : undefined

/** Whether loading the whole page leads on: to the sign-in of something between browser and portal. */
export const needsReload = (error: unknown): boolean => kindOf(error) === 'intercepted'

/** What an HTTP status means to people. */
function statusText(error: unknown): 'notAllowed' | 'tooMany' | 'other' {
  const httpStatus = error instanceof Object && 'httpStatus' in error ? error.httpStatus : undefined
  if (httpStatus === 403) return 'notAllowed'
  return httpStatus === 429 ? 'tooMany' : 'other'
}

/** The error message for the user. */
export function useFailureText(): (error: unknown) => string {
  const { failure } = useKitTexts()
  return (error) => failureText(error, failure)
}
