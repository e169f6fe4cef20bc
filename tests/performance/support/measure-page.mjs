import { gzipSync } from 'node:zlib'
import { slowDown } from './browser.mjs'
import { figuresSoFar, watchFigures } from './in-page.mjs'
import { listenToLine } from './quiet-line.mjs'

/**
 * @typedef {object} Figures
 * @property {number} scriptKb all scripts of the shell until the line is quiet, gzip, in thousands of bytes
 * @property {number} readyMs from the navigation until the page is usable
 * @property {number} lcpMs largest contentful paint
 * @property {number} longTasksMs what tasks take beyond 50 ms each, in sum
 */

/**
 * @typedef {object} Measured
 * @property {string} url
 * @property {string} ready selector of what makes it usable
 * @property {readonly { name: string, value: string, url: string }[]} cookies
 */

/**
 * Opens pages several times with a cold cache, in turn, so that what else the machine does hits all alike; resolves with
 * the median of each figure for each page.
 * @param {import('@playwright/test').Browser} browser
 * @param {readonly Measured[]} pages
 * @param {number} runs
 * @returns {Promise<Figures[]>}
 */
export async function measurePages(browser, pages, runs) {
  /** @type {Figures[][]} */
  const all = pages.map(() => [])
  for (let run = 0; run < runs; run++) {
    for (const [index, page] of pages.entries()) all[index]?.push(await measureCold(browser, page))
  }
  return all.map(medians)
}

/** @param {readonly Figures[]} all @returns {Figures} */
function medians(all) {
  const median = (/** @type {keyof Figures} */ name) =>
    all.map((one) => one[name]).sort((a, b) => a - b)[Math.floor(all.length / 2)] ?? Number.NaN
  return {
    scriptKb: median('scriptKb'),
    readyMs: median('readyMs'),
    lcpMs: median('lcpMs'),
    longTasksMs: median('longTasksMs'),
  }
}

/** @param {import('@playwright/test').Browser} browser @param {Measured} measured */
async function measureCold(browser, measured) {
  const context = await browser.newContext({ locale: 'en-US', viewport: { width: 1440, height: 900 } })
  try {
    await context.addCookies([...measured.cookies])
    return await measureOnce(await context.newPage(), measured)
  } finally {
    await context.close()
  }
}

/**
 * @param {import('@playwright/test').Page} page
 * @param {Measured} measured
 * @returns {Promise<Figures>}
 */
async function measureOnce(page, { url, ready }) {
  /** @type {import('@playwright/test').Response[]} */
  const scripts = []
  /** @param {import('@playwright/test').Response} response */
  const noteScript = (response) => {
    const { pathname } = new URL(response.url())
    if (pathname.includes('/assets/') && pathname.endsWith('.js')) scripts.push(response)
  }
  page.on('response', noteScript)
  await slowDown(page)
  await page.addInitScript(watchFigures, ready)
  // The page says so itself: looking for something in it would take its processor time before it is ready, and so would
  // reading what arrives. The scripts are weighed afterwards.
  const isReady = new Promise((resolve) => void page.exposeFunction('noteReady', () => resolve(undefined)))
  const lineIsQuiet = listenToLine(page)
  await page.goto(url)
  await isReady
  await lineIsQuiet()
  page.off('response', noteScript)
  const figures = await page.evaluate(figuresSoFar)
  const sizes = await Promise.all(scripts.map(async (script) => gzipSync(await script.body()).length))
  return { scriptKb: sizes.reduce((sum, size) => sum + size, 0) / 1000, ...figures }
}
