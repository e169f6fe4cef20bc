import type { RemoteError } from '@portal/protocol/remote-error'

/** What a thrown value tells; anything can be thrown. */
export interface ErrorFacts {
  readonly message: string
  readonly stack: string
}

const longestMessage = 500
const longestStack = 4000

const cut = (text: string, longest: number): string =>
  text.length > longest ? `${text.slice(0, longest)}…` : text

/** What is thrown in place of an error, e.g. an answer of the backend: in its own words, else written out. */
function written(thrown: unknown): string {
  const text = String(thrown)
  return text === '[object Object]' ? JSON.stringify(thrown) : text
}

/** Never throws, whatever is thrown at it. */
export function errorFacts(thrown: unknown): ErrorFacts {
  try {
    // Errors of a sub-app's sandbox or of another window are of another Error class.
    const { name, kind, callId, message, stack, cause } = Object(thrown) as Partial<RemoteError>
    const parts: readonly unknown[] = [name, kind, callId, message]
    const named = parts.filter((part) => typeof part === 'string' && part !== '').join(': ')
    const because = cause === undefined ? '' : `\n(${errorFacts(cause).message})`
    return {
      message: cut(named || written(thrown), longestMessage),
      stack: cut(typeof stack === 'string' ? stack : '', longestStack) + because,
    }
  } catch {
    return { message: 'unknown', stack: '' }
  }
}
