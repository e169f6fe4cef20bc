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

/** On a screen of its size nothing has to be scrolled, neither the page nor a card. */
export async function expectOneScreen(page: Page): Promise<void> {
  await page.setViewportSize({ width: 1440, height: 900 })
  await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0)
  await expect
    .poll(() =>
      page
        .getByRole('main')
        .evaluate((main) =>
          [...main.querySelectorAll('*')]
            .filter(
              (box) => box.scrollHeight > box.clientHeight + 1 && getComputedStyle(box).overflowY === 'auto',
            )
            .map((box) => box.textContent),
        ),
    )
    .toEqual([])
}
