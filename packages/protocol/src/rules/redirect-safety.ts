import { sameOriginPath } from './same-origin-path.ts'

/**
 * The same-origin path that a `redirect` value names, query and fragment included, or the fallback. Whatever leads
 * out of the portal falls back; the sign-in page does too, since going there with a session leads back to where it
 * came from.
 */
export function safeRedirect(target: string | null | undefined, fallback = '/'): string {
  const url = sameOriginPath(target ?? '')
  return url && url.pathname !== '/login' ? url.pathname + url.search + url.hash : fallback
}
