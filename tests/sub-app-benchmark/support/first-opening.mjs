/** @typedef {import('@playwright/test').Page} Page */

/** Until what is fetched ahead is compiled, too. */
const settleMs = 3000
/** A hand that has come to a place doesn't press at once. */
const handMs = 200

/** A menu item of the group with many pages, and what tells that its page is there. @param {Page} page @param {number} number */
export const itemOf = (page, number) => ({
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

/** The first sub-app page after the portal was reloaded and has fetched ahead. @param {Page} page @param {string} home */
async function firstOpening(page, home) {
  await page.goto(home, { waitUntil: 'commit' })
  await page.waitForResponse((response) => /\/sub-apps\/oms\/.*\.js$/.test(response.url()))
  // The others follow, one by one.
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(settleMs)
  await openGroup(page)
  // The pointer comes there before it clicks.
  await itemOf(page, 1).item.hover()
  await page.waitForTimeout(handMs)
  const ms = await timeToOpen(page, 1)
  await page.getByRole('tab', { selected: true }).press('Delete')
  return ms
}

/** Of pages that are opened by themselves, in a window of their own: notes when their heading came. @param {Page} page */
const noteHeadings = (page) =>
  page.addInitScript(() => {
    if (!location.pathname.startsWith('/sub-apps/')) return
    new MutationObserver((_changes, looking) => {
      if (!document.querySelector('h1')) return
      looking.disconnect()
      performance.mark('heading')
    }).observe(document, { childList: true, subtree: true })
  })

/** The same page without any portal, from the start of its navigation; as calls are watched, the browser has no cache. @param {Page} page */
async function openingByItself(page) {
  const path = '/pages/deep/1-1'
  await page.goto(`${new URL(page.url()).origin}/sub-apps/oms/?${new URLSearchParams({ path })}`)
  await page.getByRole('heading', { name: path, exact: true }).waitFor()
  return page.evaluate(() => performance.getEntriesByName('heading')[0]?.startTime ?? Number.NaN)
}

/** @param {readonly number[]} numbers */
const medianOf = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN

/**
 * First openings in the portal, and beside each the same page without it, in ms: medians, and the very first in this browser.
 * @param {Page} page
 * @param {number} count
 */
export async function firstOpenings(page, count) {
  await noteHeadings(page)
  const home = page.url()
  const times = []
  const byItself = []
  for (let at = 0; at < count; at++) {
    times.push(await firstOpening(page, home))
    byItself.push(await openingByItself(page))
  }
  await page.goto(home)
  await openGroup(page)
  return { median: medianOf(times), first: times[0] ?? Number.NaN, byItself: medianOf(byItself) }
}
