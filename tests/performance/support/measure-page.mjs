import { gzipSync } from 'node:zlib'
import { slowDown } from './browser.mjs'
import { figuresSoFar, watchFigures } from './in-page.mjs'

/**
 * @typedef {object} Figures
 * @property {number} scriptKb all scripts of the shell until the line is quiet, gzip, in thousands of bytes
 * @property {number} readyMs from the navigation until the page is usable
 * @property {number} lcpMs largest contentful paint
 * @property {number} longTasksMs what tasks take beyond 50 ms each, in sum
 */

/**
 * Opens a page several times with a cold cache; resolves with the median of each figure.
 * @param {import('@playwright/test').Browser} browser
 * @param {string} url
 * @param {import('./page-cases.mjs').Page} page
 * @param {{ runs: number, cookies: { name: string, value: string, url: string }[] }} options
 * @returns {Promise<Figures>}
 */
export async function measurePage(browser, url, page, { runs, cookies }) {
  /** @type {Figures[]} */
  const all = []
  for (let run = 0; run < runs; run++) {
    const context = await browser.newContext({ locale: 'en-US', viewport: { width: 1440, height: 900 } })
    try {
      if (page.signedIn) await context.addCookies(cookies)
      all.push(await measureOnce(await context.newPage(), url, page))
    } finally {
      await context.close()
    }
  }
  const median = (/** @type {keyof Figures} */ name) =>
    all.map((one) => one[name]).sort((a, b) => a - b)[Math.floor(all.length / 2)] ?? Number.NaN
  return {
    scriptKb: median('scriptKb'),
    readyMs: median('readyMs'),
    lcpMs: median('lcpMs'),
    longTasksMs: median('longTasksMs'),
  }
}

/**
 * @param {import('@playwright/test').Page} page
 * @param {string} url
 * @param {import('./page-cases.mjs').Page} measured
 * @returns {Promise<Figures>}
 */
async function measureOnce(page, url, { path, ready }) {
  /** @type {Promise<number>[]} */
  const sizes = []
  page.on('response', (response) => {
    const { pathname } = new URL(response.url())
    if (!pathname.startsWith('/assets/') || !pathname.endsWith('.js')) return
    sizes.push(response.body().then((body) => gzipSync(body).length))
  })
  await slowDown(page)
  await page.addInitScript(watchFigures, ready)
  await page.goto(url + path)
  await page.waitForSelector(ready)
  await page.waitForLoadState('networkidle')
  const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
  return { scriptKb: bytes / 1000, ...(await page.evaluate(figuresSoFar)) }
}
