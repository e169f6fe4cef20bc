import { RemoteError } from '@portal/protocol/remote-error'
import { exchangeText, type HttpRequest } from './http.ts'

/**
 * The answer of an exchange that follows a redirect, which may lead anywhere: what can't be fetched there, on another
 * origin, is a page for people and not the answer. A request is never sent twice, since it may have changed something:
 * whether a redirect was the reason is asked with a bare GET of its path.
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
