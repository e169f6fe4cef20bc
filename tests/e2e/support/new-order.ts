import { expect, type Page } from '@playwright/test'

/** Title of the tab of a new order. */
export const newOrder = '瓷砖常规下单'

/** Its address. */
const newOrderAddress = '/child/oms/orders/ceramic/new'

const distributor = (page: Page) => page.getByRole('textbox', { name: '经销商' })

/** Begins an order in a sub-app's page and leaves it unsaved; the portal is entered anew for it. */
export async function typeOrder(page: Page, text: string): Promise<void> {
  await page.goto(newOrderAddress)
  await distributor(page).fill(text)
  await expect(page.getByRole('img', { name: '有未保存的内容' })).toBeVisible()
}

/** What was typed is still there. */
export const expectTyped = (page: Page, text: string) => expect(distributor(page)).toHaveValue(text)
