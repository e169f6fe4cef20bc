import { RemoteError, type RemoteErrorKind } from '@portal/protocol/remote-error'
import { isOwnPage } from '@portal/protocol/rules/portal-root'
import { OwnPage, WrongFile } from '../failure.ts'
import { limits } from '../limits.ts'

const address =
  /(url\(\s*)(?:"((?:\\[\s\S]|[^"\\])*)"|'((?:\\[\s\S]|[^'\\])*)'|((?:\\[\s\S]|[^"'()\\\s])+))(\s*\))|(@import\s+)(["'])([^"']+)\7/g

const unescaped = (text: string): string =>
  text.replace(/\\(?:([\da-f]{1,6})\s?|([\s\S]))/gi, (_found, code, letter) =>
    code ? String.fromCodePoint(Math.min(Number.parseInt(code, 16), 0x10ffff)) : letter,
  )

/** A style sheet with absolute addresses, resolved against its own. */
export const withFullAddresses = (css: string, sheet: string): string =>
  css.replace(address, (found, start, double, single, bare, end, importStart, importQuote, imported) => {
    const full = fullAddress(unescaped(imported ?? double ?? single ?? bare), sheet)
    if (full === undefined) return found
    if (imported) return importStart + importQuote + full + importQuote
    // A full address has no double quotes; without them it may contain what ends a `url()`.
    const quote = double === undefined && !/['()\\]/.test(full) ? (single === undefined ? '' : "'") : '"'
    return start + quote + full + quote + end
  })

/** Undefined if it is absolute, a data URL or a fragment. */
export function fullAddress(url: string, base: string): string | undefined {
  const trimmed = url.trim()
  if (/^([a-z][a-z\d+.-]*:|#)/i.test(trimmed) || !URL.canParse(trimmed, base)) return undefined
  return new URL(trimmed, base).href
}

/** Text of a page, script or style sheet; rejects when there is none. */
export type FetchFile = (url: string) => Promise<string>

/** The portal's own way to fetch; throws RemoteError. */
export type FetchText = (url: string, options: { timeoutMs: number }) => Promise<string>

/** Its time is over, or the user has to sign in first. */
const isFinal = (kind: RemoteErrorKind) => kind === 'timeout' || kind === 'intercepted'

/** Fetches files of sub-apps, with one retry, since most failures are short. */
export const fileFetcher =
  (fetchText: FetchText): FetchFile =>
  async (url) => {
    const timeoutMs = limits.mountTimeoutMs
    try {
      return await fetchText(url, { timeoutMs })
    } catch (error) {
      if (error instanceof RemoteError && isFinal(error.kind)) throw error
      return fetchText(url, { timeoutMs })
    }
  }

const htmlPage = /^\s*<(!doctype\s+html|html|head|body)\b/i

const passwordField = /<input\b[^>]*\btype=["']?password\b/i
const refresh = /<meta\b[^>]*\bhttp-equiv=["']?refresh\b/i

/** Whether a page requests a sign-in, or was redirected to one. */
const asksForSignIn = (html: string) => passwordField.test(html) || refresh.test(html)

/**
 * The page of a sub-app as received.
 * @throws OwnPage when the server answered with the portal's page, which must not run inside itself
 */
export function expectSubApp(url: string, html: string): string {
  if (isOwnPage(html)) throw new OwnPage(url)
  return html
}

/**
 * Script or style sheet as text. A page run as a script would be a syntax error without a location.
 * @throws which page came instead
 */
export function expectNoPage(url: string, text: string): string {
  if (!htmlPage.test(text)) return text
  throw failureOfPage(url, expectSubApp(url, text), new WrongFile(url))
}

/** Why a page could not be mounted: `error`, unless the page isn't a sub-app's at all. */
export function failureOfPage(url: string, html: string, error: unknown): unknown {
  // A page that marks its entry script for qiankun is a sub-app's, whatever fields it has.
  if (/<script\b[^>]*\sentry[\s>]/i.test(html)) return error
  if (asksForSignIn(html)) return new RemoteError('intercepted', url, { cause: error })
  return /<script\b/i.test(html) ? error : new WrongFile(url, { cause: error })
}
