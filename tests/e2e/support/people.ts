import { expect, type Locator, type Page } from '@playwright/test'
import type { Portal } from '@portal/testing/playwright'
import type { RunningPortal } from '@portal/testing/portal-process'

/** Fills the sign-in form in the language of the labels, by default Chinese. */
export async function signIn(
  page: Page,
  portal: RunningPortal,
  userName: string,
  labels = { userName: '用户名', password: '密码', submit: '登录' },
): Promise<void> {
  const account = portal.accounts.find((one) => one.userName === userName)
  if (!account) throw new Error(`There is no demo account ${userName}`)
  await page.getByLabel(labels.userName, { exact: true }).fill(userName)
  await page.getByLabel(labels.password, { exact: true }).fill(account.password)
  await page.getByRole('button', { name: labels.submit, exact: true }).click()
}

/** Waits until the frame of the portal is rendered; the address alone changes earlier. */
const frameShown = (page: Page) => expect(page.getByRole('link', { name: '跳到正文' })).toBeAttached()

/** Opens the home page with a session of the user, without the sign-in form. */
export async function enter(page: Page, portal: Portal, userName: string): Promise<void> {
  await portal.signInAs(userName)
  await page.goto('/')
  await expect(page).toHaveURL(/\/dashboard$/)
  await frameShown(page)
}

/** Opens an address of the portal with a session of the user: for tests that need no home page before it. */
export async function enterAt(page: Page, portal: Portal, userName: string, address: string): Promise<void> {
  await portal.signInAs(userName)
  await page.goto(address)
  await frameShown(page)
}

/** Opens a menu item of the sidebar, its groups first. */
export async function chooseMenu(page: Page, ...names: readonly string[]): Promise<void> {
  const sidebar = page.getByRole('navigation', { name: '菜单' })
  for (const name of names) await sidebar.getByRole('menuitem', { name, exact: true }).click()
}

/** Chooses a language in the user menu, which is open; again if the menu still moved under the pointer. */
export async function chooseLanguage(page: Page, language: string, submenu = '语言'): Promise<void> {
  await expect(async () => {
    // A click that came late has chosen it already.
    if ((await page.getByRole('menuitem', { name: submenu }).count()) === 0) return
    await page.getByRole('menuitem', { name: submenu }).hover()
    await page.getByRole('menuitem', { name: language }).click({ timeout: 2000 })
  }).toPass()
}

/** Opens the department picker of the top bar. */
export async function openDepartments(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: /^事业部/ }).click()
  const panel = page.getByRole('dialog', { name: '事业部' })
  await expect(panel).toBeVisible()
  return panel
}
