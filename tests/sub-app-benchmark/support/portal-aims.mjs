import { memoryOf, switchTimes } from '../../load/support/in-browser.mjs'
import { signedInPage } from '../../load/support/signed-in.mjs'
import { renderersBytes } from './browser.mjs'

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {{ name: string, measured: string, aim: string }} Aim */

const liveTabs = 19
const openings = 5
const rounds = 100
const settleMs = 3000

const mb = (/** @type {number} */ bytes) => (bytes / 1e6).toFixed(0)

/** A menu item of the group with many pages, and what tells that its page is there. @param {Page} page @param {number} number */
const itemOf = (page, number) => ({
  item: page
    .getByRole('navigation', { name: '菜单' })
    .getByRole('menuitem', { name: `第1层页面${number}`, exact: true }),
  heading: page.getByRole('heading', { name: `/pages/deep/1-${number}`, exact: true }),
})

/** @param {Page} page */
const openGroup = (page) =>
  page.getByRole('navigation', { name: '菜单' }).getByRole('menuitem', { name: '第1层', exact: true }).click()

/** From the click until the page's heading is in the document, in ms. @param {Page} page @param {number} number */
async function timeToOpen(page, number) {
  const { item, heading } = itemOf(page, number)
  const ms = await item.evaluate(
    (element, wanted) =>
      new Promise((resolve) => {
        const isThere = () =>
          [...document.querySelectorAll('h1')].some(({ textContent }) => textContent === wanted)
        const start = performance.now()
        const looking = new MutationObserver(() => {
          if (!isThere()) return
          looking.disconnect()
          resolve(performance.now() - start)
        })
        looking.observe(document, { childList: true, subtree: true, characterData: true })
        if (element instanceof HTMLElement) element.click()
      }),
    `/pages/deep/1-${number}`,
  )
  await heading.waitFor()
  return Number(ms)
}

/** No page is made ready before it is opened: that would be another figure. @param {Page} page */
async function withoutPremount(page) {
  await page.route('**/config.json', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...(await response.json()), premountSubApps: false } })
  })
}

/** The first sub-app page after the portal was loaded anew and has fetched ahead. @param {Page} page */
async function firstOpening(page) {
  await page.reload({ waitUntil: 'commit' })
  await page.waitForResponse((response) => /\/sub-apps\/oms\/.*\.js$/.test(response.url()))
  // The others follow, one by one.
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(settleMs)
  await openGroup(page)
  // Whoever clicks has come there with the mouse.
  await itemOf(page, 1).item.hover()
  const ms = await timeToOpen(page, 1)
  await page.getByRole('tab', { selected: true }).press('Delete')
  return ms
}

/** @param {Page} page @param {number} count */
async function openAndClose(page, count) {
  for (let at = 0; at < count; at++) {
    const { item, heading } = itemOf(page, 1 + (at % liveTabs))
    await item.click()
    await heading.waitFor()
    await page.getByRole('tab', { selected: true }).press('Delete')
  }
  // The last ones are taken away a little later.
  await page.waitForTimeout(settleMs)
}

/**
 * What only the whole portal can tell, with its own sub-apps.
 * @param {(text: string) => void} note
 * @returns {Promise<Aim[]>}
 */
export async function portalAims(note) {
  note('starting the portal')
  const { page, browser, stop } = await signedInPage({ scenarios: ['twenty-tabs'], prepare: withoutPremount })
  try {
    const times = []
    for (let at = 0; at < openings; at++) times.push(await firstOpening(page))
    const [ofNewBrowser = Number.NaN] = times
    const opening = times.toSorted((a, b) => a - b)[Math.floor(openings / 2)] ?? Number.NaN

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
        name: 'first opening of a page that was fetched ahead (in a new browser)',
        measured: `${opening.toFixed(0)} (${ofNewBrowser.toFixed(0)}) ms`,
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
        measured: `${resident === undefined ? 'not told' : mb(resident)} (${mb(heapBytes)}) MB`,
        aim: '400 MB',
      },
    ]
  } finally {
    await stop()
  }
}
