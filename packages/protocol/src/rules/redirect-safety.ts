/** Any base will do: what counts is whether the browser would leave it. */
const base = 'http://portal.invalid'

/** Browsers drop white space inside addresses and read a backslash as a slash: neither belongs in a target. */
const suspicious = /[\s\\]/

function parse(target: string): URL | undefined {
  try {
    return new URL(target, base)
  } catch {
    return undefined
  }
}

/**
 * The same-origin path that a `redirect` value names, query and fragment included, or the fallback. Whatever a
 * browser could read as another origin or scheme (`//evil`, `/\evil`, `javascript:`) falls back; the sign-in page
 * does too, since going there with a session leads back to where it came from.
 */
export function safeRedirect(target: string | null | undefined, fallback = '/'): string {
  if (!target?.startsWith('/') || suspicious.test(target)) return fallback
  const url = parse(target)
  if (url?.origin !== base || url.pathname.startsWith('//') || url.pathname === '/login') return fallback
  return url.pathname + url.search + url.hash
}
