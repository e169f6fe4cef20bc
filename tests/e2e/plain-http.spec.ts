import { enter } from './support/people.ts'
import { expect, test } from './support/portal.ts'
import { confirmation, newPassword, proveAccount, save } from './support/reset-password.ts'

test.use({ locale: 'zh-CN' })

/** What browsers leave out of pages that come over plain http from another machine. */
test.beforeEach(({ context }) =>
  context.addInitScript(() => {
    for (const name of ['subtle', 'randomUUID']) {
      Object.defineProperty(crypto, name, { value: undefined, configurable: true })
    }
    Object.defineProperty(window, 'isSecureContext', { value: false, configurable: true })
    Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true })
  }),
)

const next = 'Marble#2027'

test('a password is changed on an intranet without https, and travels encrypted', async ({
  page,
  portal,
}) => {
  await enter(page, portal, 'wangjing')
  expect(await page.evaluate(() => crypto.subtle)).toBeUndefined()
  await page.getByRole('button', { name: '王静' }).click()
  await page.getByRole('menuitem', { name: '修改密码' }).click()
  const dialog = page.getByRole('dialog', { name: '修改密码' })
  await dialog.getByLabel('旧密码', { exact: true }).fill('Tiles@2026')
  await dialog.getByLabel('新密码', { exact: true }).fill(next)
  await dialog.getByLabel('确认密码', { exact: true }).fill(next)
  const sent = page.waitForRequest(/changePassword/)
  await page.keyboard.press('Enter')
  const told = decodeURIComponent((await sent).postData() ?? '')
  expect(told).not.toMatch(/Tiles|Marble/)
  await expect(page.getByText('密码修改成功，请重新登录')).toBeVisible()
})

test('so is one that was forgotten', async ({ page, portal, world }) => {
  await page.goto('/reset_password')
  await proveAccount(page, portal, world)
  await newPassword(page).fill(next)
  await confirmation(page).fill(next)
  const sent = page.waitForRequest(/updateUserPassword/)
  await save(page).click()
  expect(decodeURIComponent((await sent).postData() ?? '')).not.toContain('Marble')
  await expect(page.getByText('密码已重置，请使用新密码登录。')).toBeVisible()
})
