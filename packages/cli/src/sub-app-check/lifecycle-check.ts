/// <reference lib="dom" />
// Functions passed to evaluate and waitForFunction run in the browser.
import { type Browser, errors } from 'playwright-core'
import { type Finding, ok, problem, some, unknown } from './finding.ts'
import { ownWindow } from './page-area.ts'
import { distinctErrors, reasonOf } from './reported-errors.ts'
import { closeSoon } from './time-limit.ts'

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
