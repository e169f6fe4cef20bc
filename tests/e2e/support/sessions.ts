import { expect, type Page } from '@playwright/test'
import type { Portal } from '@portal/testing/playwright'

/** Signs out from the top bar. */
export async function signOut(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name }).click()
  await page.getByRole('menuitem', { name: '退出登录' }).click()
  await page
    .getByRole('dialog', { name: '确定要退出系统吗？' })
    .getByRole('button', { name: '退出登录' })
    .click()
  await expect(page).toHaveURL(/\/login\?redirect=%2Fdashboard$/)
}

/** The certificate in the cookie of the browser, if there is one. */
export async function certificateCookie(page: Page): Promise<string | undefined> {
  return (await page.context().cookies()).find(({ name }) => name === 'Admin-Token')?.value
}

/** The cookie expires, and the window notices it as it comes to the front. */
export async function loseCookie(page: Page): Promise<void> {
  await page.context().clearCookies({ name: 'Admin-Token' })
  await page.evaluate(() => window.dispatchEvent(new Event('focus')))
}

/** A sign-in in another window without a sign-out before, as a jump from another system may bring it. */
export async function signInElsewhere(page: Page, portal: Portal, userName: string): Promise<string> {
  const certificate = await portal.signInAs(userName)
  const other = await page.context().newPage()
  await other.goto('/404')
  await notifyWindows(other, 'signedIn')
  return certificate
}

/** Another window signs out: the cookie is removed, and the windows are notified. */
export async function signOutElsewhere(page: Page): Promise<void> {
  await page.context().clearCookies({ name: 'Admin-Token' })
  await notifyWindows(page, 'signedOut')
}

/** Another window of the portal, or an impostor, posts that the cookie may have changed. */
const notifyWindows = (page: Page, portalSession: 'signedIn' | 'signedOut'): Promise<void> =>
  page.evaluate((message) => new BroadcastChannel('portal-session').postMessage(message), { portalSession })
