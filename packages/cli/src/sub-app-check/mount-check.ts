/// <reference lib="dom" />
// Functions passed to evaluate run in the browser.
import { type Browser, errors as browserErrors, type Page } from 'playwright-core'
import {
  drawnPageFindings,
  isMisdirected,
  isRefused,
  misdirectedFindings,
  refusedMove,
} from './drawn-page-check.ts'
import { type Finding, ok, problem, some } from './finding.ts'
import { ownWindow } from './own-window.ts'
import { hasRendered, lookOfPortal, mountedPage, portalAlert } from './page-area.ts'
import { checkPress } from './page-press.ts'
import {
  distinctErrors,
  errorList,
  neverEnds,
  reasonOf,
  type Statuses,
  whyNotMounted,
} from './reported-errors.ts'
import { checkSecondTab } from './second-tab-check.ts'
import { standIn } from './stand-in-portal.ts'
import { closeSoon, hasFrozen } from './time-limit.ts'
import { traces } from './traces.ts'
import { type Unasked, unaskedFindings, watchUnasked } from './unasked.ts'
import { checkUnmounting } from './unmount-check.ts'
import { watchRest } from './watch-rest.ts'

const patienceMs = 40_000
const about = 'mounting'

/** The portal that the sub-app is mounted in, in place of one of its own. */
export interface CheckPortal {
  readonly url: string
  readonly certificate: string
  /** Address, below the portal's, of a page that the sub-app shows. */
  readonly page: string
  /** Another one. */
  readonly otherPage: string
  /** Address of the sub-app that is checked. */
  readonly subApp: string
  /** Origin of the portal that will load the sub-app; this one acts in its place. */
  readonly portalOrigin: string
}

/** What is looked at, one after the other; each step takes the page as the one before has left it. */
type Step = typeof about | 'second tab' | 'unmounting' | 'a press'

/** How far a look has come: what was found counts, also when the browser stops in the midst of it. */
interface Progress {
  step: Step
  unasked?: Unasked
  readonly findings: Finding[]
}

/** Mounts the sub-app in the real frame, as a signed-in person would see it, and looks at what happens. */
export async function checkMounting(browser: Browser, portal: CheckPortal): Promise<Finding[]> {
  const context = await browser.newContext({
    locale: 'en-US',
    viewport: { width: 1440, height: 900 },
    // Pages that the stand-in answers count as from elsewhere, which may not load pictures and frames from this machine.
    permissions: ['local-network-access'],
  })
  const over = new AbortController()
  const progress: Progress = { step: about, findings: [] }
  try {
    await context.addCookies([{ name: 'Admin-Token', value: portal.certificate, url: portal.url }])
    const page = await context.newPage()
    const looking = lookAt(page, portal, progress).catch((error: unknown) => {
      // Once the page is closed it fails, and is no longer waited for.
      if (!over.signal.aborted) progress.findings.push(...brokenOff(progress, error))
    })
    const isFrozen = await Promise.race([looking.then(() => false), hasFrozen(page, over)])
    if (isFrozen) progress.findings.push(stopsAnswering(progress.step))
    return progress.findings
  } finally {
    over.abort()
    await closeSoon(context.unrouteAll({ behavior: 'ignoreErrors' }).then(() => context.close()))
  }
}

/** @param step what the page had to do meanwhile */
export const stopsAnswering = (step: Step): Finding =>
  problem(
    step,
    'It stops the browser from answering, and every tab of the portal with it: ' +
      (step === about
        ? "its scripts never come to an end once they share the portal's window. Angular with zone.js does so; without it " +
          `(provideZonelessChangeDetection) it is mounted. ${ownWindow}`
        : 'once it is mounted, its scripts come into a loop without an end. Correct that; an iframe on the same site would stop, too.'),
  )

/** @param error why the rest of a step could not be done */
export function brokenOff({ step, unasked }: Omit<Progress, 'findings'>, error: unknown): Finding[] {
  const causes = unasked ? unaskedFindings(unasked) : []
  if (causes.some(({ verdict }) => verdict === 'problem')) return causes
  return [...causes, problem(step, whyBrokenOff(error))]
}

function whyBrokenOff(error: unknown): string {
  const reason = reasonOf(error)
  if (/crashed/i.test(reason))
    return 'It ends the process of the page, and every tab of the portal with it: see what takes so much memory.'
  if (error instanceof browserErrors.TimeoutError)
    return `With it the portal does not do within ${patienceMs / 1000} seconds what it is asked for, such as opening or closing a tab.`
  return `With it the portal can't be used to the end: ${reason}.`
}

async function lookAt(page: Page, portal: CheckPortal, progress: Progress): Promise<void> {
  const { findings } = progress
  const errors: string[] = []
  page.on('pageerror', ({ message }) => {
    // Errors of the router are reported separately.
    if (!refusedMove.test(message)) errors.push(message)
  })
  const statuses = new Map<string, number>()
  const misdirected: string[] = []
  page.on('response', (response) => {
    if (response.status() >= 400) statuses.set(response.url(), response.status())
    if (isMisdirected(response)) misdirected.push(response.url())
  })
  page.on('requestfailed', (request) => {
    if (isRefused(request)) misdirected.push(request.url())
  })
  await standIn(page.context(), { shown: new URL(portal.url).origin, portal: portal.portalOrigin })
  await watchRest(page, portal.subApp)
  // Otherwise the portal might fetch a page ahead during the comparisons.
  await page.addInitScript(() => {
    const { connection } = navigator as { readonly connection?: object }
    if (connection)
      Object.defineProperty(Object.getPrototypeOf(connection), 'saveData', {
        configurable: true,
        get: () => true,
      })
  })
  await page.goto(`${portal.url}/dashboard`)
  await page.getByRole('tab', { selected: true }).waitFor({ timeout: patienceMs })
  // Requests of the home page aren't the sub-app's.
  await page.waitForLoadState('networkidle', { timeout: patienceMs })
  const before = await lookOfPortal(page)
  errors.length = 0
  misdirected.length = 0
  const unasked = watchUnasked(page)
  progress.unasked = unasked
  const goTo = (address: string) =>
    page.evaluate((path) => {
      history.pushState(null, '', path)
      dispatchEvent(new PopStateEvent('popstate'))
    }, address)
  const openFirst = () => goTo(portal.page)
  await openFirst()
  findings.push(
    ...(await Promise.race([
      judge(page, before, errors, statuses),
      unasked.moved.then(() => unaskedFindings(unasked)),
    ])),
  )
  const isMounted =
    unasked.moves.length === 0 &&
    (await page.locator(mountedPage).count()) > 0 &&
    (await page.locator(portalAlert).count()) === 0
  if (!isMounted) return
  findings.push(...(await drawnPageFindings(page, portal.page)))
  progress.step = 'second tab'
  const openSecond = () => goTo(portal.otherPage)
  findings.push(...(await checkSecondTab(page, { openFirst, openSecond, errors, statuses })))
  progress.step = 'unmounting'
  findings.push(...(await checkUnmounting(page, openFirst, errors)))
  findings.push(...misdirectedFindings(misdirected), ...unaskedFindings(unasked))
  // What it does from now on is asked for.
  delete progress.unasked
  // Last, as a press may do anything, also later.
  progress.step = 'a press'
  findings.push(...(await checkPress(page, { open: openFirst, showHome: () => goTo('/dashboard') })))
}

async function judge(
  page: Page,
  before: string,
  errors: readonly string[],
  statuses: Statuses,
): Promise<Finding[]> {
  const settled = page.locator(mountedPage)
  const failed = page.locator(portalAlert)
  try {
    await settled.or(failed).first().waitFor({ state: 'attached', timeout: patienceMs })
  } catch (error) {
    if (!(error instanceof browserErrors.TimeoutError)) throw error
    return [problem(about, neverEnds(patienceMs / 1000))]
  }
  const isBlank = (await failed.count()) === 0 && !(await hasRendered(page))
  // The portal reports a page that removed itself after an error.
  if (await failed.first().isVisible()) {
    const panel = (await failed.allInnerTexts()).join('\n')
    return [problem(about, whyNotMounted(panel, errors, statuses))]
  }
  if (isBlank)
    return [
      problem(
        about,
        `It mounts but draws nothing. Draw into the container that mount gets, and give a router the property base. ${errorList(errors, statuses)}`,
      ),
    ]
  return [
    errors.length > 0
      ? problem(about, `It is mounted, with errors: ${some(distinctErrors(errors, statuses))}.`)
      : ok(about, 'It is mounted in the real frame, without an error.'),
    ...(await traces(page, before)),
  ]
}
