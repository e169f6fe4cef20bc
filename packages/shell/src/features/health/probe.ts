import { RemoteError } from '@portal/protocol/remote-error'
import { exchange, pageFetch } from '../../lib/http.ts'
import type { Answer, Probe } from './findings.ts'

const origin = (address: string): string | undefined =>
  URL.canParse(address, document.baseURI) ? new URL(address, document.baseURI).origin : undefined

/** The event may come a moment after the request has failed. */
const afterEvents = () => new Promise((resolve) => setTimeout(resolve, 50))

/**
 * Detects whether the page's own content policy blocks requests to an origin; to scripts that looks like a server that
 * doesn't answer.
 * @param directive the deciding directive, e.g. `connect-src`
 */
function watchRefusals(address: string, directive: string) {
  let isRefused = false
  const noteRefusal = ({ disposition, effectiveDirective, blockedURI }: SecurityPolicyViolationEvent) => {
    if (disposition === 'report' || !effectiveDirective.startsWith(directive)) return
    if (origin(blockedURI) === origin(address)) isRefused = true
  }
  document.addEventListener('securitypolicyviolation', noteRefusal)
  return {
    /** Call it after a request has failed. */
    async isRefused(): Promise<boolean> {
      if (!isRefused) await afterEvents()
      return isRefused
    },
    end: () => document.removeEventListener('securitypolicyviolation', noteRefusal),
  }
}

const timeoutMs = 10_000

/**
 * Requests an address.
 * @throws {RemoteError}
 */
export async function probe(url: string, signal: AbortSignal, init?: RequestInit): Promise<Probe> {
  const startedAt = performance.now()
  const { response, body } = await exchange(
    pageFetch,
    {
      label: url,
      url,
      // A cached answer says nothing about the server.
      init: { cache: 'no-store', ...init },
      deadline: AbortSignal.timeout(timeoutMs),
      signal,
    },
    (answer) => answer.text(),
  )
  const durationMs = performance.now() - startedAt
  return { status: response.status, headers: response.headers, text: body, durationMs }
}

/** Whether nothing readable came back. */
export const isUnanswered = (answer: Answer): boolean =>
  answer instanceof RemoteError && answer.kind === 'network'

/** Like `probe`, with the error as a value. */
export async function ask(
  url: string,
  signal: AbortSignal,
  init?: RequestInit,
): Promise<Exclude<Answer, 'opaque'>> {
  const refusals = watchRefusals(url, 'connect-src')
  try {
    return await probe(url, signal, init)
  } catch (cause) {
    const error = cause instanceof RemoteError ? cause : new RemoteError('network', url, { cause })
    return isUnanswered(error) && (await refusals.isRefused()) ? 'refusedByPolicy' : error
  } finally {
    refusals.end()
  }
}

/** Like `ask`, with a second request in `no-cors` mode, which another origin need not allow. */
export async function askOtherOrigin(url: string, signal: AbortSignal, init?: RequestInit): Promise<Answer> {
  const answer = await ask(url, signal, init)
  if (!isUnanswered(answer)) return answer
  const unread = await ask(url, signal, { ...init, mode: 'no-cors' })
  return unread instanceof RemoteError || unread === 'refusedByPolicy' ? unread : 'opaque'
}

/** Fetches a style sheet like the page does, without applying it. */
export async function askForStylesheet(url: string): Promise<'loaded' | 'failed' | 'refusedByPolicy'> {
  const refusals = watchRefusals(url, 'style-src')
  const link = document.createElement('link')
  Object.assign(link, { rel: 'stylesheet', media: 'not all', crossOrigin: 'anonymous', href: url })
  try {
    const isLoaded = await new Promise<boolean>((resolve) => {
      link.addEventListener('load', () => resolve(true))
      link.addEventListener('error', () => resolve(false))
      AbortSignal.timeout(timeoutMs).addEventListener('abort', () => resolve(false))
      document.head.append(link)
    })
    if (isLoaded) return 'loaded'
    return (await refusals.isRefused()) ? 'refusedByPolicy' : 'failed'
  } finally {
    link.remove()
    refusals.end()
  }
}
