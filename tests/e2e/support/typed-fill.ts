import type { Locator, Page } from '@playwright/test'

/**
 * Has `fill` put text in as a person's input in all tests of this worker. In Firefox Playwright sets the value of the field,
 * which a page does not take for that, and its keyboard has no Chinese.
 */
export function typeWhatIsFilled(page: Page): void {
  const locators: Pick<Locator, 'fill'> = Object.getPrototypeOf(page.locator('body'))
  locators.fill = async function (this: Locator, text) {
    await this.focus()
    await this.press('ControlOrMeta+A')
    await this.evaluate(
      (field, typed) => field.ownerDocument.execCommand(typed === '' ? 'delete' : 'insertText', false, typed),
      text,
    )
  }
}
