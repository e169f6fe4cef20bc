import { expect, type Page } from '@playwright/test'

/**
 * Goes to an address of the portal without loading it again, as the browser's Back and Forward do. Like the router's
 * entries it has a key: without one, an address that is left and entered at once would be one and the same location.
 */
export const goWithin = (page: Page, address: string): Promise<void> =>
  page.evaluate((to) => {
    history.pushState({ key: String(performance.now()) }, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, address)

/** Chooses an action of the tab that is shown. */
export async function chooseTabAction(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: '页签操作' }).click()
  await page.getByRole('menuitem', { name, exact: true }).click()
}

/** Closes the only tab beside the home page, which is shown then. */
export async function closeLastTab(page: Page): Promise<void> {
  await chooseTabAction(page, '关闭')
  await expect(page).toHaveURL(/\/dashboard$/)
}
