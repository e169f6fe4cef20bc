import { memoryOf, switchTimes } from '../../load/support/in-browser.mjs'
import { signedInPage } from '../../load/support/signed-in.mjs'
import { renderersBytes } from './browser.mjs'
import { firstOpenings, itemOf } from './first-opening.mjs'

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {{ name: string, measured: string, aim: string }} Aim */

const liveTabs = 19
const openings = 5
const rounds = 100
/** The last pages are taken away a little later. */
const settleMs = 8000

const mb = (/** @type {number} */ bytes) => (bytes / 1e6).toFixed(0)

/** @param {Page} page @param {number} count */
async function openAndClose(page, count) {
  for (let at = 0; at < count; at++) {
    const { item, heading } = itemOf(page, 1 + (at % liveTabs))
    await item.click()
    await heading.waitFor()
    await page.getByRole('tab', { selected: true }).press('Delete')
  }
  await page.waitForTimeout(settleMs)
}

/**
 * What only the whole portal can tell, with its own sub-apps.
 * @param {(text: string) => void} note
 * @returns {Promise<Aim[]>}
 */
export async function portalAims(note) {
  note('starting the portal')
  const { page, browser, stop } = await signedInPage({ scenarios: ['twenty-tabs'] })
  try {
    const { median: opening, first: ofNewBrowser, byItself } = await firstOpenings(page, openings)

    note(`opening and closing ${rounds} tabs`)
    // Each page twice: what the portal keeps of it for good is there by then.
    await openAndClose(page, 2 * liveTabs)
    const before = await memoryOf(page)
    await openAndClose(page, rounds)
    const after = await memoryOf(page)
    const more = (/** @type {keyof typeof after} */ what) =>
      `${((after[what] / before[what] - 1) * 100).toFixed(1)} %`

    note('switching between 20 tabs')
    for (let number = 1; number <= liveTabs; number++) {
      const { item, heading } = itemOf(page, number)
      await item.click()
      await heading.waitFor()
    }
    const { median, p95 } = await switchTimes(page, '[role="tab"]')
    const { heapBytes } = await memoryOf(page)
    const resident = await renderersBytes(browser)
    return [
      {
        name: 'first opening of a page that was fetched ahead (in a new browser); of the same page without a portal, not fetched ahead',
        measured: `${opening.toFixed(0)} (${ofNewBrowser.toFixed(0)}) ms; ${byItself.toFixed(0)} ms: ${(opening / byItself).toFixed(2)}`,
        aim: '150 ms',
      },
      {
        name: 'switch between 20 kept pages, median (95 of 100)',
        measured: `${median.toFixed(0)} (${p95.toFixed(0)}) ms`,
        aim: '50 ms',
      },
      {
        name: `left after ${rounds} times opening and closing, ${openings + 2 * liveTabs} before: heap, listeners, DOM nodes`,
        measured: `${more('heapBytes')}, ${more('listeners')}, ${more('nodes')}`,
        aim: '10 %',
      },
      {
        name: '20 tabs, 19 of them living pages: process of the page (its heap)',
        measured: `${resident === undefined ? 'unknown' : mb(resident)} (${mb(heapBytes)}) MB`,
        aim: '400 MB',
      },
    ]
  } finally {
    await stop()
  }
}
