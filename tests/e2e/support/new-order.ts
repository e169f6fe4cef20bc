import { expect, type Page } from '@playwright/test'
import { castNow } from './cast.ts'

/** The form of a new order, by its menu. */
export const newOrder = () => castNow().newOrder

/** Free text of the order; its other fields are chosen. */
const remark = (page: Page) => page.getByRole('textbox', { name: '备注' })

/** Types into the order that is shown, and leaves it unsaved. */
export async function fillOrder(page: Page, text: string): Promise<void> {
  await remark(page).fill(text)
  await expect(page.getByRole('img', { name: '有未保存的内容' })).toBeVisible()
}

/** Loads the portal with a new order, types into it and leaves it unsaved. */
export async function typeOrder(page: Page, text: string, address = newOrder().address): Promise<void> {
  await page.goto(address)
  await fillOrder(page, text)
}

/** What was typed is still there. */
export const expectTyped = (page: Page, text: string) => expect(remark(page)).toHaveValue(text)

/** Finds an entry of a picker of the form by a part of its text, as people type it. */
export async function chooseEntry(page: Page, picker: string, sought: string): Promise<void> {
  await page.getByRole('main').getByRole('combobox', { name: picker }).fill(sought)
  // Before the entries have come, Enter chooses none of them.
  await expect(page.locator('[class*="-select-item-option-active"]:visible')).toBeVisible()
  await page.keyboard.press('Enter')
}
