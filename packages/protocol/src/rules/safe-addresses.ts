/** A part of an address as a router decodes it; undefined for a malformed escape, such as that of `100%`. */
export function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}

/** Any base will do: what counts is whether a browser would leave it. */
const base = 'http://portal.invalid'

/** Browsers drop white space inside addresses and read a backslash as a slash: neither belongs in a path. */
const suspicious = /[\s\\]/

/** A percent sign that escapes nothing is escaped itself (`100%` is `100%25`): web servers refuse it otherwise. */
export const escapedPercents = (address: string): string => address.replace(/%(?![\da-f]{2})/gi, '%25')

/**
 * An untrusted path as a browser would resolve it, dot segments resolved; undefined for anything it could read as another
 * origin or scheme (`//evil`, `/\evil`, `javascript:`). Only its path, query and fragment mean anything.
 */
export function sameOriginPath(path: string): URL | undefined {
  if (!/^\/(?!\/)/.test(path) || suspicious.test(path) || !URL.canParse(path, base)) return undefined
  const url = new URL(path, base)
  return url.origin === base && !url.pathname.startsWith('//') ? url : undefined
}

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
