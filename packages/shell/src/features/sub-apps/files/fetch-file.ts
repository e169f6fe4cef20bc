import { RemoteError } from '@portal/protocol/remote-error'
import { fetchText } from '../../../lib/api/fetch-text.ts'
import { WrongFile } from '../failure/failure.ts'
import { limits } from '../limits.ts'

type FetchText = (url: string, options: { timeoutMs: number }) => Promise<string>

/**
 * A file of a sub-app, asked for once more when the first try fails, since most failures are gone by then; one that
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
