import { RemoteError } from '@portal/protocol/remote-error'
import { exchangeText, type HttpRequest, isPage, pageFetch } from './http.ts'
import { detectRedirects } from './redirect-detection.ts'

/** A sign-in path, by common names. */
const signInPath = /\b(log-?in|sign-?in|sso|cas|oauth2?|saml2?|adfs|authorize)\b/i

/** Whether a file was redirected to a sign-in page, e.g. of a proxy. */
const ledToSignIn = (url: string, movedTo: string | undefined): boolean =>
  movedTo !== undefined && signInPath.test(new URL(movedTo).pathname) && !signInPath.test(url)

/**
 * The text at an address that is no backend call, e.g. a sub-app's page; throws RemoteError, also for an HTTP error, and
 * of kind `intercepted` where a redirect led to a sign-in page.
 */
export async function fetchText(
  url: string,
  { timeoutMs, signal, cache }: { timeoutMs: number; signal?: AbortSignal; cache?: RequestCache },
): Promise<string> {
  const request: HttpRequest = {
    label: url,
    url,
    ...(cache && { init: { cache } }),
    deadline: AbortSignal.timeout(timeoutMs),
    signal,
  }
  const answer = await detectRedirects(pageFetch, request, exchangeText(pageFetch, request))
  const { ok, httpStatus, movedTo, text } = answer
  if (!ok) throw new RemoteError('http', url, { httpStatus })
  if (isPage(text) && ledToSignIn(url, movedTo)) throw new RemoteError('intercepted', url, { httpStatus })
  return text
}
