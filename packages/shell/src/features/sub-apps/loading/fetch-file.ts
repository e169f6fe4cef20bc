import { RemoteError } from '@portal/protocol/remote-error'
import { fetchText } from '../../../lib/http.ts'
import { WrongFile } from '../failure/failure.ts'
import { limits } from '../limits.ts'

const address = /(url\(\s*)(["']?)([^"')]+)\2(\s*\))|(@import\s+)(["'])([^"']+)\6/g

/** A style sheet in which files are named in full, as seen from the sheet's own address. */
export const withFullAddresses = (css: string, sheet: string): string =>
  css.replace(address, (found, urlStart, urlQuote, url, urlEnd, importStart, importQuote, imported) => {
    const full = fullAddress(url ?? imported, sheet)
    if (full === undefined) return found
    return url === undefined
      ? importStart + importQuote + full + importQuote
      : urlStart + urlQuote + full + urlQuote + urlEnd
  })

/** Undefined where it is full already, names its data itself, or a part of the page. */
function fullAddress(url: string, sheet: string): string | undefined {
  const trimmed = url.trim()
  if (/^([a-z][a-z\d+.-]*:|#)/i.test(trimmed) || !URL.canParse(trimmed, sheet)) return undefined
  return new URL(trimmed, sheet).href
}

/** Text of a page, script or style sheet; rejects when there is none. */
export type FetchFile = (url: string) => Promise<string>

type FetchText = (url: string, options: { timeoutMs: number }) => Promise<string>

/**
 * A file of a sub-app, fetched once more when the first try fails, since most failures are short; one that
 * used up its time is not.
 */
export async function fetchFile(url: string, fetch: FetchText = fetchText): Promise<string> {
  const timeoutMs = limits.mountTimeoutMs
  try {
    return await fetch(url, { timeoutMs })
  } catch (error) {
    if (error instanceof RemoteError && error.kind === 'timeout') throw error
    return fetch(url, { timeoutMs })
  }
}

const htmlPage = /^\s*<(!doctype\s+html|html|head|body)\b/i

/**
 * Script or style sheet as text. Run as a script, a page would be a syntax error that names nothing.
 * @throws WrongFile when an HTML page comes in its place
 */
export function expectNoPage(url: string, text: string): string {
  if (htmlPage.test(text)) throw new WrongFile(url)
  return text
}
