import { RemoteError } from '@portal/protocol/remote-error'

/** The network at the time of a request. */
export const pageFetch: typeof fetch = (input, init) => window.fetch(input, init)

export interface HttpRequest {
  /** Names the request in errors. */
  readonly label: string
  readonly url: string
  readonly init?: RequestInit
  /** The request id in server logs; its header is in `init`. */
  readonly requestId?: string | undefined
  readonly deadline: AbortSignal
  readonly signal?: AbortSignal | undefined
}

/** One HTTP exchange, with its body as `read` takes it; throws RemoteError of kind timeout, cancelled or network. */
export async function exchange<Body>(
  fetch: typeof globalThis.fetch,
  request: HttpRequest,
  read: (response: Response) => Promise<Body>,
): Promise<{ readonly response: Response; readonly body: Body }> {
  const { label, url, init, requestId, deadline, signal } = request
  try {
    const response = await fetch(url, {
      ...init,
      signal: signal ? AbortSignal.any([signal, deadline]) : deadline,
    })
    return { response, body: await read(response) }
  } catch (cause) {
    const kind = signal?.aborted ? 'cancelled' : deadline.aborted ? 'timeout' : 'network'
    throw new RemoteError(kind, label, { cause, requestId })
  }
}

/** Where JSON is expected, a page is meant for people, e.g. the sign-in page of a proxy. */
export const isPage = (text: string): boolean => text.trimStart().startsWith('<')

/** An exchange with a text response. `isRedirect`: not followed. */
export async function exchangeText(fetch: typeof globalThis.fetch, request: HttpRequest) {
  const { response, body: text } = await exchange(fetch, request, (answer) => answer.text())
  const date = response.headers.get('date')
  const isRedirect = response.type === 'opaqueredirect'
  const movedTo = response.redirected ? response.url : undefined
  return { ok: response.ok, isRedirect, movedTo, httpStatus: response.status, date, text }
}
