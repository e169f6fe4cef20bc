import { RemoteError } from '@portal/protocol/remote-error'
import { exchangeText, type HttpRequest } from './http.ts'

/**
 * Follows a redirect, which may lead anywhere: what can't be fetched from another origin is a page for people. Whether
 * a redirect was the reason is shown by a bare GET of `probed`, by default the path itself. A call is never repeated, and
 * the backend gets documented requests alone: after a call, a file of the portal is asked for, which the same proxy
 * serves.
 */
export async function detectRedirects<Answer>(
  fetch: typeof globalThis.fetch,
  request: HttpRequest,
  answer: Promise<Answer>,
  probed = request.url.split('?', 1)[0] ?? '',
): Promise<Answer> {
  try {
    return await answer
  } catch (error) {
    if (!(error instanceof RemoteError && error.kind === 'network')) throw error
    if (!(await isRedirected(fetch, { ...request, url: probed }))) throw error
    throw new RemoteError('intercepted', request.label, { cause: error })
  }
}

/** Without query, headers and body: nothing of the request leaves again. */
async function isRedirected(fetch: typeof globalThis.fetch, request: HttpRequest): Promise<boolean> {
  try {
    return (await exchangeText(fetch, { ...request, init: { redirect: 'manual' } })).isRedirect
  } catch {
    return false
  }
}
