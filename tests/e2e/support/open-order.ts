import { expect, type Page } from '@playwright/test'
import { castNow } from './cast.ts'
import type { Cast } from './cast-types.ts'
import { chooseMenu } from './people.ts'

/** Opens the first order of the list that the menu leads to, in a tab of its own. */
export async function openFirstOrder(page: Page, orders: Cast['orders'] = castNow().orders): Promise<void> {
  await chooseMenu(page, ...orders.groups, orders.name)
  const first = page.getByRole('row').nth(1)
  await first.getByRole('button').or(first.getByRole('link')).click()
  await expect(page.getByRole('tab', { name: /^订单 / })).toBeVisible()
}
