import type { BrowserContext, Page, Route } from 'playwright-core'
import { advice, type Finding, problem, some } from './recommendation.ts'
import { ownWindow } from './seen-page.ts'
import { askFor } from './served-file.ts'

interface StandIn {
  /** Origin of the portal that the browser shows. */
  readonly shown: string
  /** Origin of the portal that it acts for. */
  readonly portal: string
}

/** What another origin has to allow; pictures and frames come without. */
const sharedKinds: ReadonlySet<string> = new Set(['fetch', 'xhr', 'script', 'stylesheet', 'font'])
const allowOrigin = 'access-control-allow-origin'

/**
 * Lets one portal load what the other may: requests carry the other's origin, and permissions of servers for it apply
 * to the visible one.
 */
export async function standIn(context: BrowserContext, { shown, portal }: StandIn): Promise<void> {
  const end = new AbortController()
  context.once('close', () => end.abort())
  await context.route(
    (url) => url.origin !== shown,
    (route) => {
      const request = route.request()
      if (request.isNavigationRequest())
        // What a page does to the whole window is told, and the look goes on.
        return request.frame().parentFrame() ? openFrame(route) : route.abort('aborted')
      const isOfPortal = new URL(request.frame().url()).origin === shown
      return isOfPortal && request.method() === 'GET' && sharedKinds.has(request.resourceType())
        ? passOn(route, { shown, portal }, end.signal)
        : route.continue()
    },
  )
  await context.route(
    (url) => url.origin === shown,
    (route) => (route.request().resourceType() === 'document' ? openPage(route) : route.continue()),
  )
}

async function passOn(route: Route, { shown, portal }: StandIn, signal: AbortSignal): Promise<void> {
  const request = route.request()
  try {
    const asked = { ...request.headers(), referer: `${portal}/` }
    const response = await askFor(request.url(), portal, { headers: asked, signal })
    const body = Buffer.from(await response.arrayBuffer())
    const headers = Object.fromEntries(headersFor({ shown, portal }, response))
    await route.fulfill({ status: response.status, headers, body })
  } catch {
    // The page may be closed, and its requests with it.
    await route.abort().catch(() => {})
  }
}

/** The headers of an answer to the one portal as the other gets them. */
export function headersFor({ shown, portal }: StandIn, answer: Pick<Response, 'url' | 'headers'>): Headers {
  const headers = new Headers(answer.headers)
  // The body has been unpacked.
  for (const name of ['content-encoding', 'content-length']) headers.delete(name)
  const allowed = headers.get(allowOrigin)
  if (new URL(answer.url).origin === portal) {
    headers.set(allowOrigin, shown)
    headers.set('access-control-allow-credentials', 'true')
  } else if (allowed === portal) headers.set(allowOrigin, shown)
  // Without the header Playwright would allow any origin.
  else if (allowed !== '*') headers.set(allowOrigin, 'null')
  return headers
}

async function openPage(route: Route): Promise<void> {
  const response = await route.fetch()
  const headers = response.headers()
  const policy = openPolicy(headers['content-security-policy'] ?? '')
  await route.fulfill({ response, headers: { ...headers, 'content-security-policy': policy } })
}

/** A page in an iframe, also where its server forbids that: what it looks like there is compared. */
async function openFrame(route: Route): Promise<void> {
  const response = await route.fetch()
  const { 'x-frame-options': _denied, ...headers } = response.headers()
  const policy = (headers['content-security-policy'] ?? '').replace(/frame-ancestors[^;]*;?/i, '')
  await route.fulfill({ response, headers: { ...headers, 'content-security-policy': policy } })
}

/**
 * Our own policy allows this machine only, while the portal we stand in for must allow its sub-apps' origins.
 * Everything else stays forbidden.
 */
export const openPolicy = (policy: string): string =>
  policy.replace(/\b(?:script|style|img|font|connect|media|frame)-src\b/g, '$& http: https: ws: wss:')

/** What a page does to the whole window before anything of it is pressed. */
export interface Unasked {
  /** Dialogs of the browser, by kind and text. */
  readonly dialogs: readonly string[]
  /** Where it has led the window of the portal. */
  readonly moves: readonly string[]
  /** Resolves with the first of them; never, if there is none. */
  readonly moved: Promise<void>
}

export function watchUnasked(page: Page): Unasked {
  const dialogs: string[] = []
  const moves: string[] = []
  page.on('dialog', (dialog) => {
    const isLeaving = dialog.type() === 'beforeunload'
    if (!isLeaving)
      dialogs.push(`${dialog.type()} “${dialog.message()}”`)
      // The page may be gone by then.
    ;(isLeaving ? dialog.accept() : dialog.dismiss()).catch(() => {})
  })
  const moved = new Promise<void>((resolve) => {
    page.on('request', (request) => {
      if (!request.isNavigationRequest() || request.frame() !== page.mainFrame()) return
      moves.push(request.url())
      resolve()
    })
  })
  return { dialogs, moves, moved }
}

export function unaskedFindings({ dialogs, moves }: Omit<Unasked, 'moved'>): Finding[] {
  const findings: Finding[] = []
  const [address] = moves
  if (address !== undefined) {
    findings.push(
      problem(
        'location',
        `It leads the window of the portal, with all its tabs, to ${address} without being asked to. Show what is there in the page, or call ` +
          `openTab or sessionExpired of the bridge. ${ownWindow}`,
      ),
    )
  }
  if (dialogs.length > 0) {
    const isAgain = dialogs.length > 1
    const remark =
      `It opens dialogs of the browser by itself${isAgain ? ', again and again' : ''} (${some([...new Set(dialogs)])}), which stop every tab of the portal until ` +
      'they are answered. Show messages in the page, or call notify of the bridge.'
    findings.push(isAgain ? problem('dialogs', remark) : advice('dialogs', remark))
  }
  return findings
}
