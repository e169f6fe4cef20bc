import { fetchText } from '../../api/fetch-text.ts'

const timeoutMs = 15_000

type FetchText = (url: string, options: { timeoutMs: number }) => Promise<string>

/** A file of a sub-app, asked for once more when the first try fails; most failures are gone by then. */
export async function fetchFile(url: string, fetch: FetchText = fetchText): Promise<string> {
  try {
    return await fetch(url, { timeoutMs })
  } catch {
    return fetch(url, { timeoutMs })
  }
}
