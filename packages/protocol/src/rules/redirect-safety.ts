import { decode } from './decode.ts'
import { sameOriginPath } from './same-origin-path.ts'

/** Screens that need no certificate, also behind the refresh helper; a sign-in never leads to one of them. */
const entrance = /^(\/redirect)*\/(login|auth-redirect|reset_password)\/*$/i

/**
 * The same-origin path that a `redirect` value names, query and fragment included, or the fallback. Anything that leads
 * out of the portal falls back; the screens for people without a session do too.
 */
export function safeRedirect(target: string | null | undefined, fallback = '/'): string {
  const url = sameOriginPath(target ?? '')
  return url && !entrance.test(decode(url.pathname) ?? url.pathname)
    ? url.pathname + url.search + url.hash
    : fallback
}
