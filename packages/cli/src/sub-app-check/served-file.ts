import { setTimeout as pause } from 'node:timers/promises'
import type { Page } from 'playwright-core'
import { type Finding, problem } from './recommendation.ts'

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

/** A busy machine may take this long to answer; a page that never gives the browser back takes longer. */
const frozenAfterMs = 30_000
/** A page in trouble may refuse to be closed. */
const closedAfterMs = 5000

/** Resolves when the page has stopped answering, or with false once the signal ends it. */
export async function hasFrozen(page: Page, { signal }: { readonly signal: AbortSignal }): Promise<boolean> {
  while (!signal.aborted) {
    const late = new AbortController()
    const answer = page.evaluate(() => true).catch(() => true)
    const isAnswered = await Promise.race([
      answer,
      pause(frozenAfterMs, false, { signal: late.signal }).catch(() => true),
    ])
    late.abort()
    if (!isAnswered) return !signal.aborted
    await pause(500, undefined, { signal }).catch(() => {})
  }
  return false
}

/** Waits for closing, unless it hangs; the browser is ended later, with everything in it. */
export async function closeSoon(closing: Promise<unknown>): Promise<void> {
  const done = new AbortController()
  const closed = closing.catch(() => {})
  await Promise.race([closed, pause(closedAfterMs, undefined, { signal: done.signal }).catch(() => {})])
  done.abort()
}
