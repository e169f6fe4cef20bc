import { type Finding, problem } from './finding.ts'

const patienceMs = 15_000

/** A file, or page, of a sub-app as it comes from its server. */
export interface ServedFile {
  readonly url: string
  /** Where a redirect led; the same as `url` without one. */
  readonly from: string
  readonly text: string
  readonly type: string
  /** Whether the portal in question may load it. */
  readonly isShared: boolean
  readonly headers: Headers
}

/**
 * Requests an address like a page of the portal would.
 * @param portal origin of the portal
 */
export const askFor = (url: string, portal: string, init: RequestInit = {}): Promise<Response> => {
  const headers = new Headers(init.headers)
  // A browser names the page's origin to others alone.
  if (new URL(url).origin === portal) headers.delete('origin')
  else headers.set('origin', portal)
  return fetch(url, { ...init, headers })
}

/** Whether a browser gives the answer to a page of the portal. */
function isSharedWith(portal: string, { url, headers }: Response): boolean {
  const allowed = headers.get('access-control-allow-origin')
  return new URL(url).origin === portal || allowed === '*' || allowed === portal
}

/**
 * @param portal origin of the portal
 * @throws {Error} with the reason when it could not be loaded
 */
export async function get(url: string, portal: string): Promise<ServedFile> {
  const response = await askFor(url, portal, { signal: AbortSignal.timeout(patienceMs) })
  if (!response.ok) throw new Error(`it answers with ${response.status}`)
  return {
    url,
    from: response.redirected ? response.url : url,
    text: await response.text(),
    type: response.headers.get('content-type') ?? '',
    isShared: isSharedWith(portal, response),
    headers: response.headers,
  }
}

export const nameOf = ({ url }: Pick<ServedFile, 'url'>): string => new URL(url).pathname

const wanted = { entry: 'a script', script: 'a script', sheet: 'a style sheet' } as const
const aboutOf = { entry: 'entry script', script: 'scripts', sheet: 'styles' } as const

/** Whether a file is something else than the page names it as; undefined where it is that. */
export const wrongKind = (file: ServedFile, kind: keyof typeof wanted): Finding | undefined =>
  /^\s*<(?:!doctype|\w)/i.test(file.text)
    ? problem(
        aboutOf[kind],
        `${nameOf(file)} is an HTML page, not ${wanted[kind]}: the server answers every address with its start page.`,
      )
    : undefined
