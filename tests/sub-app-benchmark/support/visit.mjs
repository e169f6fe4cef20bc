import { heapBytes, threadTime } from './browser.mjs'

/** @typedef {import('./build.mjs').AppName} AppName */
/** @typedef {import('./build.mjs').BuiltApp} BuiltApp */
/** @typedef {{ wall: number, processor: number }} Cost in ms */
/** @typedef {(column: string, costs: readonly Cost[]) => void} Note called once per visit and column */

const settleMs = 200
/** How often a visit goes through what is over soon: one time says little. */
const times = { reopen: 3, further: 2, switch: 6 }

/**
 * A page of a host in a browser that knows none of its files yet.
 * @param {import('@playwright/test').Browser} browser
 * @param {string} url
 * @param {string} host
 */
async function openHost(browser, url, host) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  await page.goto(`${url}/hosts/?host=${host}`)
  await page.waitForFunction(() => window.bench)
  await page.waitForTimeout(settleMs)
  const session = await context.newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  /** What was left over before does not count. @param {() => Promise<number>} step @returns {Promise<Cost>} */
  const costOf = async (step) => {
    await session.send('HeapProfiler.collectGarbage')
    const before = await threadTime(session)
    const wall = await step()
    return { wall, processor: (await threadTime(session)) - before }
  }
  return { page, session, costOf, close: () => context.close() }
}

/**
 * Goes through all columns with one host and one sub-app, and fails where the page is not really there.
 * @param {import('@playwright/test').Browser} browser
 * @param {{ url: string, host: string, app: AppName, note: Note }} options
 */
export async function visit(browser, { url, host, app, note }) {
  const { page, costOf, close } = await openHost(browser, url, host)
  const bench = benchOf(page, app)
  /** @param {number} number */
  const opened = async (number) => {
    const cost = await costOf(() => bench.open(number))
    await bench.verify(number)
    return cost
  }
  const reopened = async () => {
    await bench.close(1)
    await page.waitForTimeout(settleMs)
    return opened(1)
  }
  note('first', [await opened(1)])
  note('reopen', await inTurn(times.reopen, reopened))
  note('second', await inTurn(times.further, (time) => opened(2 + time)))
  for (let time = 1; time < times.further; time++) await bench.close(2 + time)
  note('switch', await inTurn(times.switch, (time) => costOf(() => bench.switchTo(1 + (time % 2)))))
  await bench.verify(2)
  await close()
}

/**
 * The first opening of a page that the host has fetched ahead in its own way.
 * @param {import('@playwright/test').Browser} browser
 * @param {{ url: string, host: string, app: AppName, note: Note }} options
 */
export async function visitPrefetched(browser, { url, host, app, note }) {
  const { page, costOf, close } = await openHost(browser, url, host)
  const bench = benchOf(page, app)
  await bench.prefetch()
  // Some only begin with it when nothing else happens.
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(settleMs)
  note('prefetched', [await costOf(() => bench.open(1))])
  await bench.verify(1)
  await close()
}

/**
 * What each living page adds to the heap, in bytes.
 * @param {import('@playwright/test').Browser} browser
 * @param {{ url: string, host: string, app: AppName }} options
 */
export async function heapPerInstance(browser, { url, host, app }) {
  const { page, session, close } = await openHost(browser, url, host)
  const bench = benchOf(page, app)
  await bench.open(1)
  await bench.verify(1)
  const before = await heapBytes(session)
  const more = 6
  for (let number = 2; number < 2 + more; number++) {
    await bench.open(number)
    await bench.verify(number)
  }
  const after = await heapBytes(session)
  await close()
  return (after - before) / more
}

/**
 * What each opening and closing leaves in the heap, in bytes.
 * @param {import('@playwright/test').Browser} browser
 * @param {{ url: string, host: string, app: BuiltApp }} options
 */
export async function heapPerOpening(browser, { url, host, app }) {
  const { page, session, close } = await openHost(browser, url, host)
  const bench = benchOf(page, app)
  /** @param {number} count */
  const openings = (count) =>
    inTurn(count, async () => {
      await bench.open(1)
      await bench.verify(1)
      await bench.close(1)
      await page.waitForTimeout(settleMs)
    })
  // What a host keeps for good is there by then.
  await openings(3)
  const before = await heapBytes(session)
  const more = 20
  await openings(more)
  const after = await heapBytes(session)
  await close()
  return (after - before) / more
}

/** @template Result @param {number} count @param {(time: number) => Promise<Result>} step */
async function inTurn(count, step) {
  /** @type {Result[]} */
  const results = []
  for (let time = 0; time < count; time++) results.push(await step(time))
  return results
}

/** @param {import('@playwright/test').Page} page @param {BuiltApp} app */
const benchOf = (page, app) => ({
  prefetch: () => page.evaluate((name) => window.bench?.prefetch(name), app),
  /** @param {number} number */
  open: async (number) => {
    const ms = await page.evaluate(
      ([name, at]) => window.bench?.open(name, at),
      /** @type {const} */ ([app, number]),
    )
    return ms ?? Number.NaN
  },
  /** @param {number} number */
  close: (number) => page.evaluate((at) => window.bench?.close(at), number),
  /** @param {number} number */
  switchTo: async (number) => (await page.evaluate((at) => window.bench?.switchTo(at), number)) ?? Number.NaN,
  /** @param {number} number */
  verify: (number) => page.evaluate((at) => window.bench?.verify(at), number),
})
