import type { Page } from '@playwright/test'

/** Opens a tool of the top bar by its name, and answers the drawer that it opens. */
export async function openTool(page: Page, name: string | RegExp) {
  await page.getByRole('banner').getByRole('button', { name }).click()
  return page.getByRole('dialog')
}

/** The settings drawer in Chinese. */
export const openSettings = (page: Page) => openTool(page, '界面设置')
