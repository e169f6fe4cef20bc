import { expect, type Page } from '@playwright/test'
import type { RunningPortal } from './portal-process.ts'
import { renewCookie } from './sessions.ts'

/** Fills the sign-in form in the language of the labels given, Chinese unless said otherwise. */
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

/** Waits for the home page in its frame. */
async function atHome(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/dashboard$/)
  // Whose address it is already while the portal asks who has come.
  await expect(page.getByRole('link', { name: '跳到正文' })).toBeAttached()
}

/** Somebody who is signed in already comes to the home page. */
export async function enter(page: Page, portal: RunningPortal, userName: string): Promise<void> {
  await renewCookie(page, portal, userName)
  await page.goto('/')
  await atHome(page)
}

/** Signs in at the front door and waits for the home page. */
export async function enterByDoor(page: Page, portal: RunningPortal, userName: string): Promise<void> {
  await page.goto('/')
  await signIn(page, portal, userName)
  await atHome(page)
}

/** Opens a menu item of the sidebar, its groups first. */
export async function chooseMenu(page: Page, ...names: readonly string[]): Promise<void> {
  const sidebar = page.getByRole('navigation', { name: '菜单' })
  for (const name of names) await sidebar.getByRole('menuitem', { name, exact: true }).click()
}

/** Chooses a language of the user menu, which lies open; once more where the menu still moved under the pointer. */
export async function chooseLanguage(page: Page, language: string): Promise<void> {
  await expect(async () => {
    // A click that came late has chosen it already.
    if ((await page.getByRole('menuitem', { name: '语言' }).count()) === 0) return
    await page.getByRole('menuitem', { name: '语言' }).hover()
    await page.getByRole('menuitem', { name: language }).click({ timeout: 2000 })
  }).toPass()
}
