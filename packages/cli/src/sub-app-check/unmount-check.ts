/// <reference lib="dom" />
// Functions passed to evaluate run in the browser.
import { errors as browserErrors, type Page } from 'playwright-core'
import { advice, type Finding, ok, problem, some, unknown } from './finding.ts'
import { mountedPage, pageArea } from './page-area.ts'
import { lostSince, stateOfPage } from './page-state.ts'
import { distinctErrors } from './reported-errors.ts'

const about = 'unmounting'
const patienceMs = 40_000
/** Time after unmount for work that is still pending. */
const aftermathMs = 1000

interface Rest {
  readonly listeners: readonly string[]
  readonly timers: readonly string[]
  readonly nodes: readonly string[]
  readonly globals: readonly string[]
}

const restNow = (page: Page): Promise<Rest> =>
  page.evaluate(() => ({
    listeners: window.portalCheckRest?.listeners() ?? [],
    timers: window.portalCheckRest?.timers() ?? [],
    nodes: [...document.head.children, ...document.body.children].map(
      ({ tagName, id, className }) =>
        `<${tagName.toLowerCase()}${id && `#${id}`}${typeof className === 'string' && className && `.${className}`}>`,
    ),
    globals: Object.keys(window),
  }))

/** What the second list has beyond the first, each as often as that is. */
export function surplus(before: readonly string[], after: readonly string[]): string[] {
  const left = [...before]
  return after.filter((one) => {
    const index = left.indexOf(one)
    if (index >= 0) left.splice(index, 1)
    return index < 0
  })
}

/** Closes the tab that is shown, or another one, with what was typed into its page. */
export async function closeTab(page: Page, tab = page.getByRole('tab', { selected: true })): Promise<void> {
  const areas = page.locator(pageArea)
  const left = (await areas.count()) - 1
  await tab.press('Delete')
  const gone = page.waitForFunction(
    ({ area, left }) => document.querySelectorAll(area).length <= left,
    { area: pageArea, left },
    { timeout: patienceMs },
  )
  // A press may have left what counts as unsaved input.
  const discard = page.getByRole('button', { name: 'Discard changes' })
  const asked = discard.waitFor({ timeout: patienceMs }).then(() => discard.click())
  // Without either, the first of them says why.
  await Promise.any([gone, asked]).catch(() => {})
  await gone
  // The page is kept in the document until its unmount has ended.
  await page.waitForFunction(() => !document.querySelector('[data-closing]'), undefined, {
    timeout: patienceMs,
  })
}

/**
 * Closes the page's tab, opens it again and closes it again: growth from one time to the next is a leak, and what was
 * there at first must be there again.
 * @param errors uncaught errors of the portal's page; grows while this runs
 */
export async function checkUnmounting(
  page: Page,
  open: () => Promise<void>,
  errors: readonly string[],
): Promise<Finding[]> {
  const reportedBefore = errors.length
  const mounted = page.locator(mountedPage)
  const close = async () => {
    await closeTab(page)
    // What the page itself put off is over by then.
    await page.waitForTimeout(aftermathMs)
    await page.evaluate(() => window.portalCheckRest?.gone())
    await page.waitForTimeout(aftermathMs)
  }
  try {
    const first = await stateOfPage(page)
    await close()
    const once = await restNow(page)
    await open()
    await mounted.first().waitFor({ state: 'attached', timeout: patienceMs })
    const lost = lostSince(first, await stateOfPage(page))
    await close()
    return [...lost, ...judged(once, await restNow(page), errors.slice(reportedBefore), lost.length > 0)]
  } catch (error) {
    if (!(error instanceof browserErrors.TimeoutError)) throw error
    return [
      ...failures(errors.slice(reportedBefore)),
      unknown(
        about,
        `It was not closed, opened again and closed within ${patienceMs / 1000} seconds each: unmount never ends or fails, mount counts on being called once, or this machine is busy.`,
      ),
    ]
  }
}

/** The portal reports a rejected unmount like any other uncaught error. */
const failures = (errors: readonly string[]): Finding[] =>
  errors.length > 0
    ? [
        problem(
          about,
          `Closing its page, or opening it again, fails: ${some(distinctErrors(errors))}. ` +
            'Make the teardown end without an error: what comes after it is not given back.',
        ),
      ]
    : []

/** @param isChanged whether it came back, but not as it was */
export function judged(
  once: Rest,
  twice: Rest,
  errors: readonly string[] = [],
  isChanged = false,
): Finding[] {
  const findings = [
    failures(errors),
    findingsFor(
      twice.listeners,
      'listeners of its own go on',
      'Take them back in what startSubApp gets as the teardown.',
    ),
    findingsFor(twice.timers, 'timers of its own go on', 'Clear them in the teardown.'),
    findingsFor(
      surplus(once.nodes, twice.nodes),
      'elements stay in the page, more with each time',
      'Put pop-ups into your own page, and take away what you append elsewhere.',
    ),
    findingsFor(
      surplus(once.globals, twice.globals),
      'values stay in the window, more with each time',
      'Keep state by container, not in the window.',
    ),
  ].flat()
  return findings.length > 0
    ? findings
    : [
        ok(
          about,
          `It goes away without a trace${isChanged ? '' : ', and comes back as it was when it is opened again'}.`,
        ),
      ]
}

const findingsFor = (left: readonly string[], what: string, remedy: string): Finding[] =>
  left.length > 0
    ? [advice(about, `After it was closed, ${what}: ${some([...new Set(left)])}. ${remedy}`)]
    : []
