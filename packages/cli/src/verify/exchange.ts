import { type ForeignAnswer, parsedJson } from '@portal/mock-server/upstream/answer-source'
import { readAtMost } from '@portal/mock-server/upstream/pass-on'
import type { EncodedRequest } from '@portal/protocol/encoding'

/** What came of one request: an answer, or why there is none. */
export interface Exchange {
  readonly durationMs: number
  readonly answer?: ForeignAnswer
  readonly trouble?: string
}

interface Target {
  /** Without a trailing slash. */
  readonly base: string
  readonly timeoutMs: number
  readonly certificate?: string | undefined
}

const longestAnswerMiB = 10

/** Sends one request and reads its whole answer; redirects are not followed. */
export async function exchange(target: Target, request: EncodedRequest): Promise<Exchange> {
  const startedAt = performance.now()
  const took = () => ({ durationMs: Math.round(performance.now() - startedAt) })
  try {
    return { answer: await answerTo(target, request), ...took() }
  } catch (error) {
    return { trouble: troubleIn(error, target), ...took() }
  }
}

async function answerTo(
  { base, timeoutMs, certificate }: Target,
  { method, url, headers, body }: EncodedRequest,
): Promise<ForeignAnswer> {
  const response = await fetch(base + url, {
    method,
    headers: { ...headers, ...(certificate === undefined ? {} : { Certificate: certificate }) },
    redirect: 'manual',
    signal: AbortSignal.timeout(timeoutMs),
    ...(body === undefined ? {} : { body }),
  })
  const most = longestAnswerMiB * 1024 * 1024
  const bytes = response.body ? await readAtMost(response.body, most) : new Uint8Array()
  if (!bytes) throw new Error(`more than ${longestAnswerMiB} MiB`)
  const text = new TextDecoder().decode(bytes) // without a byte order mark
  return {
    answeredBy: 'upstream',
    httpStatus: response.status,
    headers: {
      ...headerOf(response, 'content-type'),
      ...headerOf(response, 'location'),
    },
    body: text,
    json: parsedJson(text),
  }
}

function headerOf({ headers }: Response, name: 'content-type' | 'location') {
  const value = headers.get(name)
  return value === null ? {} : { [name]: value }
}

function troubleIn(error: unknown, { timeoutMs }: Target): string {
  if (!(error instanceof Error)) return String(error)
  if (error.name === 'TimeoutError') return `none within ${timeoutMs / 1000} s`
  const { cause } = error // fetch hides the system's reason there
  return cause instanceof Error ? ('code' in cause ? String(cause.code) : cause.message) : error.message
}
