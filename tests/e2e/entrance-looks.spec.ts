import type { Page } from '@playwright/test'
import { expectAccessible } from './support/accessibility.ts'
import { codeOf } from './support/codes.ts'
import { expectNoOverflow } from './support/entrance.ts'
import { expect, test } from './support/portal.ts'

const nameField = (page: Page) => page.locator('input[name=userName]')
const passwordField = (page: Page) => page.locator('input[name=password]')
const codeField = (page: Page) => page.locator('input[name=code]')
const alert = (page: Page) => page.getByRole('alert')

type Look = (page: Page) => Promise<void>

/** Looks at every screen before the frame, with and without something to complain about. */
async function visitSignIn(page: Page, look: Look): Promise<void> {
  await page.goto('/login')
  await nameField(page).fill('huangkai')
  await look(page)
  await page.keyboard.press('Enter')
  await expect(passwordField(page)).toHaveAttribute('aria-invalid', 'true')
  await passwordField(page).fill('Wrong@2026')
  await page.keyboard.press('Enter')
  await expect(alert(page)).not.toBeEmpty()
  await look(page)
  await passwordField(page).fill('Tiles@2026')
  await page.keyboard.press('Enter')
  await expect(codeField(page)).toBeFocused()
  await look(page)
  await page.keyboard.press('Enter')
  await expect(codeField(page)).toHaveAttribute('aria-invalid', 'true')
  await look(page)
}

async function visitReset(page: Page, look: Look, code: () => Promise<string>): Promise<void> {
  await page.goto('/reset_password')
  await nameField(page).fill('nobody')
  await page.keyboard.press('Enter')
  await expect(alert(page)).not.toBeEmpty()
  await look(page)
  await nameField(page).fill('chenwen')
  await page.keyboard.press('Enter')
  await expect(codeField(page)).toBeFocused()
  await look(page)
  await page.keyboard.type(await code())
  const newPassword = page.locator('input[name=newPassword]')
  await expect(newPassword).toBeFocused()
  await newPassword.fill('tiles2026')
  await page.keyboard.press('Enter')
  await expect(newPassword).toHaveAttribute('aria-invalid', 'true')
  await look(page)
}

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in the ${colorScheme} scheme`, () => {
    test.use({ colorScheme, locale: 'zh-CN' })

    test('the screens before the frame are accessible', async ({ page, portal, world }) => {
      await visitSignIn(page, expectAccessible)
      await visitReset(page, expectAccessible, () => codeOf(portal, world, 'chenwen', 'passwordReset'))
    })
  })
}

for (const locale of ['en-US', 'zh-CN', 'es-ES', 'ja-JP']) {
  test.describe(`on a phone that speaks ${locale}`, () => {
    test.use({ locale, viewport: { width: 390, height: 844 } })

    test('nothing before the frame is wider than the screen', async ({ page, portal, world }) => {
      await visitSignIn(page, expectNoOverflow)
      await visitReset(page, expectNoOverflow, () => codeOf(portal, world, 'chenwen', 'passwordReset'))
    })
  })
}
