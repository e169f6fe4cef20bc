import type { Page } from '@playwright/test'
import { keptByBrowser } from './support/entrance.ts'
import { signIn } from './support/people.ts'
import { expect, test } from './support/portal.ts'
import { certificateCookie } from './support/sessions.ts'

test.use({ locale: 'zh-CN', scenarios: ['two-factor'] })

const wanted = '/profile?from=mail'
const field = (page: Page) => page.getByRole('textbox', { name: '验证码' })
const heading = (page: Page, name: string) => page.getByRole('heading', { name })
const password = (page: Page) => page.getByLabel('密码', { exact: true })

test('the certificate is stored only after the code, which can be pasted in any form and replaced; then the wanted page opens [S-3.16] [S-4.4]', {
  tag: ['@smoke', '@session'],
}, async ({ page, portal, cast: { clerk } }) => {
  await page.clock.install()
  await page.goto(wanted)

  await test.step('the first step stores nothing', async () => {
    const response = page.waitForResponse('**/baseLoginService/login')
    await signIn(page, portal, clerk.userName)
    const { data } = await (await response).json()
    await expect(heading(page, '双重验证')).toBeVisible()
    await expect(page.getByText(clerk.maskedPhone)).toBeVisible()
    expect(data).toMatchObject({ twoFactorAuthenticationYOrN: 'Y', certificate: expect.stringMatching(/./) })
    expect(await keptByBrowser(page)).not.toContain(data.certificate)
    expect(await certificateCookie(page)).toBeUndefined()
  })

  await test.step('Back and a reload start over, and the wanted page is kept', async () => {
    await page.getByRole('button', { name: '返回登录' }).click()
    await expect(password(page)).toBeFocused()
    await expect(page.getByRole('alert')).toBeEmpty()
    await signIn(page, portal, clerk.userName)
    await expect(heading(page, '双重验证')).toBeVisible()
    await page.reload()
    await expect(heading(page, '欢迎回来')).toBeVisible()
    await signIn(page, portal, clerk.userName)
  })

  await test.step('Enter says that digits are missing', async () => {
    await expect(field(page)).toBeFocused()
    await expect(field(page)).toHaveAttribute('autocomplete', 'one-time-code')
    await expect(field(page)).toHaveAttribute('inputmode', 'numeric')
    await field(page).fill('12 ab')
    await expect(field(page)).toHaveValue('12')
    await page.keyboard.press('Enter')
    await expect(page.getByText('请输入 6 位验证码')).toBeVisible()
  })

  await test.step('after a minute another code can be requested, which replaces the first', async () => {
    const resend = page.getByRole('button', { name: /^重新发送/ })
    await expect(resend).toBeDisabled()
    await expect(resend).toHaveText(/^重新发送 \((60|59)\)$/)
    const first = await portal.codeOf(clerk.userName, 'twoFactor')
    await page.clock.fastForward('01:00')
    await expect(resend).toHaveText('重新发送')
    await resend.click()
    await expect(page.getByText('新的验证码已发送。')).toBeVisible()
    await expect(resend).toBeDisabled()
    const second = await portal.codeOf(clerk.userName, 'twoFactor')
    if (first !== second) {
      await field(page).fill(first)
      await expect(page.getByRole('alert')).toHaveText(/^验证码错误/)
    }
  })

  const code = await portal.codeOf(clerk.userName, 'twoFactor')
  const wide = code.replace(/\d/g, (digit) => String.fromCharCode(digit.charCodeAt(0) + 0xfee0))
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.evaluate((text) => navigator.clipboard.writeText(text), `${wide.slice(0, 3)}　${wide.slice(3)}`)
  await field(page).selectText()
  await page.keyboard.press('ControlOrMeta+V')
  await expect(page).toHaveURL(portal.url + wanted)
  await expect(page.getByRole('tab', { name: '个人资料' })).toBeVisible()
})
