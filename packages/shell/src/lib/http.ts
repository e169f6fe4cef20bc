import { RemoteError } from '@portal/protocol/remote-error'

interface TextRequest {
  /** Names the request in errors. */
  readonly label: string
  readonly url: string
  readonly init?: RequestInit
  readonly deadline: AbortSignal
  readonly signal?: AbortSignal | undefined
}

/** One HTTP exchange, body included; throws RemoteError of kind timeout, cancelled or network. `isRedirect`: not followed. */
export async function exchangeText(fetch: typeof globalThis.fetch, request: TextRequest) {
  const { label, url, init, deadline, signal } = request
  try {
    const response = await fetch(url, {
      ...init,
      signal: signal ? AbortSignal.any([signal, deadline]) : deadline,
    })
    const date = response.headers.get('date')
    const isRedirect = response.type === 'opaqueredirect'
    return { ok: response.ok, isRedirect, httpStatus: response.status, date, text: await response.text() }
  } catch (cause) {
    const kind = signal?.aborted ? 'cancelled' : deadline.aborted ? 'timeout' : 'network'
    throw new RemoteError(kind, label, { cause })
  }
}

/** The text at an address that is no backend call, e.g. a sub-app's page; throws RemoteError, also for an HTTP error. */
export async function fetchText(
  url: string,
  { timeoutMs, signal }: { timeoutMs: number; signal?: AbortSignal },
): Promise<string> {
  const deadline = AbortSignal.timeout(timeoutMs)
  const answer = await exchangeText((input, init) => window.fetch(input, init), {
    label: url,
    url,
    deadline,
    signal,
  })
  if (!answer.ok) throw new RemoteError('http', url, { httpStatus: answer.httpStatus })
  return answer.text
}
