import { type Browser, errors } from 'playwright-core'
import type { PortalVisit } from './portal-visit.ts'
import { advice, type Finding, ok, problem, some, unknown } from './recommendation.ts'
import { distinctErrors, reasonOf } from './reported-errors.ts'
import { ownWindow } from './seen-page.ts'
import { closeSoon } from './served-file.ts'

/// <reference lib="dom" />
// Functions passed to evaluate and waitForFunction run in the browser.
const patienceMs = 15_000
const about = 'bridge'

interface Offered {
  readonly name: string
  readonly bridgeVersion: number | undefined
}

/**
 * Runs the sub-app's page as if it were mounted, and checks its lifecycles.
 * @param ours the bridge version of the portal
 */
export async function checkLifecycles(browser: Browser, url: string, ours: number): Promise<Finding[]> {
  const page = await browser.newPage()
  const failures: string[] = []
  page.on('pageerror', ({ message }) => failures.push(message))
  try {
    await page.addInitScript(() => Object.assign(window, { __POWERED_BY_QIANKUN__: true }))
    try {
      await page.goto(url, { waitUntil: 'load', timeout: patienceMs })
    } catch (error) {
      return [unknown(about, `Not looked at: ${notLoaded(error)}.`)]
    }
    const handle = await page.waitForFunction(
      (): Offered | undefined => {
        for (const name of Object.keys(window)) {
          try {
            // It may be any value; what is read from it is checked.
            const value = Reflect.get(window, name) as Record<string, unknown> | null | undefined
            const isOffered = ['bootstrap', 'mount', 'unmount'].every(
              (one) => typeof value?.[one] === 'function',
            )
            const version = isOffered ? value?.bridgeVersion : undefined
            if (isOffered) return { name, bridgeVersion: typeof version === 'number' ? version : undefined }
          } catch {
            // Reading a cross-origin frame throws; the lifecycles are none.
          }
        }
        return undefined
      },
      undefined,
      { timeout: patienceMs },
    )
    const offered = await handle.jsonValue()
    return offered ? [judged(offered, ours)] : []
  } catch (error) {
    if (!(error instanceof errors.TimeoutError)) {
      return [unknown(about, `Not looked at: the page went away by itself (${reasonOf(error)}).`)]
    }
    return [noLifecycles(failures)]
  } finally {
    await closeSoon(page.close())
  }
}

/** @param failures errors that the page's scripts have ended with */
export function noLifecycles(failures: readonly string[]): Finding {
  const offersNone =
    'After the page had loaded, no global held the functions bootstrap, mount and unmount, without which nothing can be mounted.'
  return problem(
    'lifecycles',
    failures.length > 0
      ? `${offersNone} Its scripts have failed: ${some(distinctErrors(failures))}.`
      : `${offersNone} Call startSubApp of @portal/sub-app-sdk/start in the entry. ${ownWindow}`,
  )
}

const notLoaded = (error: unknown) =>
  error instanceof errors.TimeoutError
    ? `the page, with all that it names, had not loaded after ${patienceMs / 1000} seconds; see what its server waits for`
    : `the browser could not load the page: ${reasonOf(error)}`

function judged({ name, bridgeVersion }: Offered, ours: number): Finding {
  if (bridgeVersion === undefined) {
    return unknown(
      about,
      `window.${name} tells no version of the bridge; it may be made without the SDK, for qiankun alone.`,
    )
  }
  if (bridgeVersion === ours) return ok(about, `It speaks version ${ours} of the bridge, as the portal does.`)
  const remedy =
    bridgeVersion < ours
      ? 'run portal sub-app update on its folder and build it again'
      : 'the portal has to be updated'
  return problem(
    about,
    `It speaks version ${bridgeVersion} of the bridge, the portal version ${ours}: ${remedy}.`,
  )
}

/// <reference lib="dom" />
// Functions passed to evaluate run in the browser.
const aboutUnmount = 'unmounting'
/** Time after unmount for work that is still pending. */
const aftermathMs = 1000

interface Rest {
  readonly nodes: readonly string[]
  readonly globals: readonly string[]
}

/** What is left once a page was closed, and what it put off itself is over. */
export async function restAfterClosing({ page, closeTab }: PortalVisit): Promise<Rest> {
  await closeTab()
  await page.waitForTimeout(aftermathMs)
  return page.evaluate(() => ({
    nodes: [...document.head.children, ...document.body.children].map(
      ({ tagName, id, className }) =>
        `<${tagName.toLowerCase()}${id && `#${id}`}${typeof className === 'string' && className && `.${className}`}>`,
    ),
    globals: Object.keys(window),
  }))
}

/** What the second list has beyond the first, each as often as that is. */
export function surplus(before: readonly string[], after: readonly string[]): string[] {
  const left = [...before]
  return after.filter((one) => {
    const index = left.indexOf(one)
    if (index >= 0) left.splice(index, 1)
    return index < 0
  })
}

/**
 * Growth from one closing to the next is a leak.
 * @param errors of both; the portal reports a rejected unmount like any other uncaught error
 */
export function judgedUnmount(once: Rest, twice: Rest, errors: readonly string[] = []): Finding[] {
  const [nodes, globals] = [surplus(once.nodes, twice.nodes), surplus(once.globals, twice.globals)]
  const found = [
    errors.length > 0 &&
      problem(
        aboutUnmount,
        `Closing its page, or opening it again, fails: ${some(distinctErrors(errors))}. ` +
          'Make the teardown end without an error: what comes after it is not given back.',
      ),
    nodes.length > 0 &&
      advice(
        aboutUnmount,
        `After it was closed, elements stay in the page, more with each time: ${some([...new Set(nodes)])}. ` +
          'Remove what you append to the body.',
      ),
    globals.length > 0 &&
      advice(
        aboutUnmount,
        `After it was closed, values stay in the window, more with each time: ${some(globals)}. ` +
          'Keep state by container, not in the window.',
      ),
  ].filter((one) => one !== false)
  return found.length > 0 ? found : [ok(aboutUnmount, 'It goes away without a trace.')]
}
