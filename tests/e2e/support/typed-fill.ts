import type { Locator, Page } from '@playwright/test'

/**
 * Has `fill` type in all tests of this worker. In Firefox Playwright puts a text into a field by a script, which a page does not
 * take for a person's input.
 */
export function typeWhatIsFilled(page: Page): void {
  const locators: Pick<Locator, 'fill'> = Object.getPrototypeOf(page.locator('body'))
  locators.fill = async function (this: Locator, text) {
    await this.focus()
    await this.press('ControlOrMeta+A')
    await this.press('Delete')
    await this.pressSequentially(text)
  }
}
