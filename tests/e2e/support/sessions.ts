import { expect, type Page } from '@playwright/test'
import type { RunningPortal } from './portal-process.ts'

/** Signs out from the top bar of somebody's frame. */
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

/**
 * Signs somebody in beside the window and puts their certificate into the browser's cookie; answers it. Everybody of a company
 * has the password of its demo accounts at first.
 */
export async function renewCookie(page: Page, portal: RunningPortal, userName: string): Promise<string> {
  const { password } = portal.accounts.find((one) => one.userName === userName) ?? portal.accounts[0] ?? {}
  const answer = await page.request.post('/api/baseNewServer/baseLoginService/login', {
    data: { userName, password },
  })
  const { data, msg } = await answer.json()
  if (!data?.certificate) throw new Error(`${userName} cannot sign in: ${msg}`)
  await page
    .context()
    .addCookies([{ name: 'Admin-Token', value: data.certificate, url: portal.url, sameSite: 'Strict' }])
  return data.certificate
}

/** A sign-in in another window without a sign-out before, as a jump from another system may bring it. */
export async function signInElsewhere(page: Page, portal: RunningPortal, userName: string): Promise<string> {
  const certificate = await renewCookie(page, portal, userName)
  const other = await page.context().newPage()
  await other.goto('/404')
  await tellWindows(other, 'signedIn')
  return certificate
}

/** Another window signs out: the cookie goes, and the windows are told. */
export async function signOutElsewhere(page: Page): Promise<void> {
  await page.context().clearCookies({ name: 'Admin-Token' })
  await tellWindows(page, 'signedOut')
}

/** Another window of the portal, or something that pretends to be one, says that the cookie may have changed. */
export const tellWindows = (page: Page, portalSession: 'signedIn' | 'signedOut'): Promise<void> =>
  page.evaluate((message) => new BroadcastChannel('portal-session').postMessage(message), { portalSession })
