import type { Page } from '@playwright/test'

/** The parts of the screen that replaces a forgotten password, in Chinese. */
export const alert = (page: Page) => page.getByRole('alert')
export const codeField = (page: Page) => page.getByRole('textbox', { name: '验证码' })
export const newPassword = (page: Page) => page.getByLabel('新密码', { exact: true })
export const confirmation = (page: Page) => page.getByLabel('确认密码', { exact: true })
export const save = (page: Page) => page.getByRole('button', { name: '设置新密码' })
export const step = (page: Page) => page.locator('[aria-current="step"]')
