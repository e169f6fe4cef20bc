import { expect, type Page } from '@playwright/test'
import type { Portal } from '@portal/testing/playwright'

/** The parts of the screen that replaces a forgotten password, in Chinese. */
export const alert = (page: Page) => page.getByRole('alert')
export const codeField = (page: Page) => page.getByRole('textbox', { name: '验证码' })
export const newPassword = (page: Page) => page.getByLabel('新密码', { exact: true })
export const confirmation = (page: Page) => page.getByLabel('确认密码', { exact: true })
export const save = (page: Page) => page.getByRole('button', { name: '设置新密码' })
export const step = (page: Page) => page.locator('[aria-current="step"]')

/** Goes as far as the new password, by keyboard. */
export async function proveAccount(page: Page, portal: Portal): Promise<void> {
  await expect(page.getByLabel('用户名')).toBeFocused()
  await page.keyboard.type('chenwen')
  await page.keyboard.press('Enter')
  await expect(codeField(page)).toBeFocused()
  await page.keyboard.type(await portal.codeOf('chenwen', 'passwordReset'))
  await expect(newPassword(page)).toBeFocused()
}
