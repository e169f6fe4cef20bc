import { expect, type Page } from '@playwright/test'
import { chooseMenu } from './people.ts'

/** Opens the first order of the list that the menu leads to, in a tab of its own. */
export async function openFirstOrder(page: Page): Promise<void> {
  await chooseMenu(page, '订单管理', '瓷砖订单', '瓷砖订单查询')
  const first = page.getByRole('row').nth(1)
  await first.getByRole('button').or(first.getByRole('link')).click()
  await expect(page.getByRole('tab', { name: /^订单 / })).toBeVisible()
}
