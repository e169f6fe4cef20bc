import { RemoteError } from '@portal/protocol/remote-error'
import { exchangeText, type HttpRequest } from './http.ts'

/**
 * Follows a redirect, which may lead anywhere: what can't be fetched from another origin is a page for people. A
 * request that may have changed something is never repeated: a bare GET of its path shows whether a redirect was the
 * reason.
 */
export async function detectRedirects<Answer>(
  fetch: typeof globalThis.fetch,
  request: HttpRequest,
  answer: Promise<Answer>,
): Promise<Answer> {
  try {
    return await answer
  } catch (error) {
    if (!(error instanceof RemoteError && error.kind === 'network')) throw error
    if (!(await isRedirected(fetch, request))) throw error
    throw new RemoteError('intercepted', request.label, { cause: error })
  }
}

/** Without query, headers and body: nothing of the request leaves again. */
async function isRedirected(
  fetch: typeof globalThis.fetch,
  { url, ...request }: HttpRequest,
): Promise<boolean> {
  const [path = ''] = url.split('?')
  try {
    return (await exchangeText(fetch, { ...request, url: path, init: { redirect: 'manual' } })).isRedirect
  } catch {
    return false
  }
}
