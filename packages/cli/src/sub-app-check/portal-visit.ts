/// <reference lib="dom" />
// Functions passed to evaluate run in the browser.
import { cookieNames } from '@portal/protocol/rules/stored-names'
import {
  type Browser,
  type BrowserContext,
  errors as browserErrors,
  type Page,
  type Request,
} from 'playwright-core'
import type { Visited } from './journey.ts'
import type { Host } from './recommendation.ts'
import { neverEnds, whyNotMounted } from './reported-errors.ts'
import {
  discardButton,
  inherit,
  isDrawn,
  pageArea,
  portalAlert,
  shownPage,
  shownTab,
  viewport,
  withinPortal,
} from './seen-page.ts'
import { standIn } from './stand-in-portal.ts'

export const patienceMs = 40_000

/** The portal that the sub-app is mounted in, in place of one of its own. */
export interface CheckPortal {
  readonly url: string
  readonly certificate: string
  /** Name of the sub-app whose place it takes. */
  readonly app: string
  /** Address, below the portal's, of a page that the sub-app shows. */
  readonly page: string
  /** Address of the sub-app that is checked. */
  readonly subApp: string
  /** Origin of the portal that will load the sub-app; this one acts in its place. */
  readonly portalOrigin: string
}

/** How the portal has the sub-app. */
interface Installed {
  readonly host: Host
  readonly ownNames?: readonly string[]
}

/** A browser window that shares nothing with others. */
export const newWindow = (browser: Browser): Promise<BrowserContext> =>
  browser.newContext({
    locale: 'en-US',
    colorScheme: 'light',
    viewport,
    // Pages that the stand-in answers count as from elsewhere, which may not load pictures and frames from this machine.
    permissions: ['local-network-access'],
  })

/** A request that takes longer is a stream, or a question that waits for news. */
const requestMs = 3000

/** Counts what a page has asked for and not got yet. */
export function pendingRequests(page: Page): () => number {
  const begun = new Map<Request, number>()
  page.on('request', (request) => begun.set(request, Date.now()))
  page.on('requestfinished', (request) => begun.delete(request))
  page.on('requestfailed', (request) => begun.delete(request))
  return () => [...begun.values()].filter((at) => Date.now() - at < requestMs).length
}

export type PortalVisit = Awaited<ReturnType<typeof visitPortal>>

/** Shows the portal with the sub-app, as a signed-in person sees it. */
export async function visitPortal(context: BrowserContext, portal: CheckPortal, installed: Installed) {
  const { url, app, subApp } = portal
  await context.addCookies([{ name: cookieNames.certificate, value: portal.certificate, url }])
  await standIn(context, { shown: new URL(url).origin, portal: portal.portalOrigin })
  await context.route(`${url}/config.json`, async (route) => {
    const response = await route.fetch()
    // That of our own server.
    const config = (await response.json()) as { readonly subApps?: object }
    const subApps = { ...config.subApps, [app]: { entry: subApp, ...installed } }
    await route.fulfill({ response, json: { ...config, subApps } })
  })
  const page = await context.newPage()
  const pending = pendingRequests(page)
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  const areas = page.locator(pageArea)
  let [opening, tabs] = [0, 1]
  const goTo = (address: string) => {
    opening = errors.length
    return page.evaluate((path) => {
      history.pushState(null, '', path)
      dispatchEvent(new PopStateEvent('popstate'))
    }, address)
  }
  /** Closes the tab in front, with what was typed into its page. */
  async function closeTab() {
    const left = (await areas.count()) - 1
    // Not by the keyboard, which a dialog of the page may keep.
    await page.locator(shownTab).dispatchEvent('keydown', { key: 'Delete' })
    const gone = page.waitForFunction(
      ({ area, left }) => document.querySelectorAll(area).length <= left,
      { area: pageArea, left },
      { timeout: patienceMs },
    )
    // A press may have left what counts as unsaved input.
    const discard = page.locator(discardButton)
    const asked = discard.waitFor({ timeout: patienceMs }).then(() => discard.dispatchEvent('click'))
    // Without either, the first of them says why.
    await Promise.any([gone, asked]).catch(() => {})
    await gone
    // The page is kept in the document until its unmount has ended.
    await page.waitForFunction(() => !document.querySelector('[data-closing]'), undefined, {
      timeout: patienceMs,
    })
  }
  const frameOfPage = async () => {
    if (installed.host === 'qiankun') return page.mainFrame()
    const element = await page.locator(`${shownPage} iframe`).elementHandle({ timeout: patienceMs })
    return (await element?.contentFrame()) ?? undefined
  }
  return {
    page,
    /** Uncaught ones; grows. */
    errors,
    closeTab,
    /** Shows the home page, once its requests have ended. */
    async enter() {
      await page.goto(`${url}/dashboard`)
      await page.locator(shownTab).waitFor({ timeout: patienceMs })
      await page.waitForLoadState('networkidle', { timeout: patienceMs })
      errors.length = 0
    },
    /** Loads the portal again, in another language if need be, with the page in front. */
    async reload(language?: string) {
      if (language) await context.addCookies([{ name: cookieNames.language, value: language, url }])
      if (page.url().startsWith(url)) await page.evaluate(() => sessionStorage.clear())
      opening = errors.length
      await page.goto(url + portal.page)
    },
    showHome: () => goTo('/dashboard'),
    showFirst: () => goTo(portal.page),
    /** The same page once more, in another tab than before. */
    showAnother() {
      tabs += 1
      return goTo(`${portal.page}?tab=${tabs}`)
    },
    /** Why the page in front is not mounted; undefined once it is. */
    async whyNotMounted(): Promise<string | undefined> {
      const settled = page.locator(`${shownPage}[aria-busy="false"]`)
      const failed = page.locator(portalAlert)
      try {
        await settled.or(failed).first().waitFor({ state: 'attached', timeout: patienceMs })
      } catch (error) {
        if (!(error instanceof browserErrors.TimeoutError)) throw error
        return neverEnds(patienceMs / 1000)
      }
      if (!(await failed.first().isVisible())) return undefined
      return whyNotMounted((await failed.allInnerTexts()).join('\n'), errors.slice(opening))
    },
    /** The page in front, to be looked at; undefined where it shows nothing. */
    async seen(): Promise<Visited | undefined> {
      const isOwnWindow = installed.host === 'iframe'
      const frame = await frameOfPage()
      if (!frame) return undefined
      const seen = { frame, pending, within: isOwnWindow ? 'body' : withinPortal }
      if (!(await isDrawn(seen))) return undefined
      if (isOwnWindow) await inherit(frame)
      const [open, { pathname, search }] = [await areas.count(), new URL(page.url())]
      return {
        ...seen,
        page,
        errors: () => errors.slice(opening),
        async closeOther() {
          if ((await areas.count()) > open) await closeTab()
          else if ((await page.locator(shownPage).count()) > 0) return false
          await goTo(pathname + search)
          return true
        },
      }
    },
  }
}
