import { expect, type Page } from '@playwright/test'

/** Adds a widget to the home page in Chinese, where it may be found then. */
export async function addWidget(page: Page, title: string): Promise<void> {
  await page.getByRole('button', { name: '自定义首页' }).click()
  const bar = page.getByRole('region', { name: '自定义首页' })
  await bar.getByRole('button', { name: '添加组件' }).click()
  const choices = page.getByRole('dialog', { name: '添加组件' })
  await choices.getByRole('button', { name: `显示${title}` }).click()
  await page.keyboard.press('Escape')
  await expect(choices).toBeHidden()
  await bar.getByRole('button', { name: /^完\s*成$/ }).click()
  await page.getByRole('region', { name: title, exact: true }).scrollIntoViewIfNeeded()
}
