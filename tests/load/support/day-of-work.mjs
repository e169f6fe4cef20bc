/** @typedef {import('@playwright/test').Page} Page */

/** Pages of sub-apps that are in no group of the menu. */
const menuPages = ['全部订单', '订货首页']

/**
 * One operation after the other, as a day at work mixes them: open a page from the menu, read a notice, go between tabs,
 * refresh one, close one. Each has ended before the next begins.
 * @param {Page} page on the home page, in Chinese
 * @param {number} operations
 * @param {number} [first] number of the first one, so that two parts make one day
 */
export async function work(page, operations, first = 0) {
  for (let number = first; number < first + operations; number++) {
    const step = steps[number % steps.length]
    if (step) await step(page, Math.floor(number / steps.length))
  }
}

/** @param {Page} page */
const home = (page) => page.getByRole('tab', { name: '首页', exact: true })
/** @param {Page} page */
const shownTab = (page) => page.getByRole('tab', { selected: true })

/** @param {Page} page @param {string} name */
async function choose(page, name) {
  await page.getByRole('navigation', { name: '菜单' }).getByRole('menuitem', { name, exact: true }).click()
  await page.getByRole('main').getByRole('heading', { level: 1 }).filter({ visible: true }).first().waitFor()
}

/** @type {readonly ((page: Page, round: number) => Promise<void>)[]} */
const steps = [
  (page, round) => choose(page, menuPages[round % menuPages.length] ?? ''),
  (page) => home(page).click(),
  async (page, round) => {
    const notices = page.getByRole('region', { name: '通知公告' }).getByRole('list').getByRole('link')
    await notices.nth(round % 3).click()
    await page.getByRole('main').getByRole('article').waitFor()
  },
  (page) => shownTab(page).press('Delete'),
  (page) => page.getByRole('tab').last().click(),
  (page) => home(page).click(),
  (page) => page.getByRole('tab').last().click(),
  (page) => shownTab(page).press('Delete'),
]

/** After so many operations only the home page is open again. */
export const round = steps.length
