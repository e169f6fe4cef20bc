import type { BrowserContext, Page } from '@playwright/test'
import { success } from '@portal/protocol/envelope'
import type { Portal } from '@portal/testing/playwright'
import type { RunningPortal } from '@portal/testing/portal-process'
import { expectNoOverflow } from '../support/entrance.ts'
import { inspect } from '../support/looks.ts'
import { expect, test } from '../support/portal.ts'
import { firstStep, offerProvider, signOnCode, signOnLink } from '../support/sign-on.ts'
import { withhold } from '../support/withhold.ts'

test.use({ locale: 'zh-CN', expectedPageErrors: [/Failed to load resource/] })

const field = (page: Page, name: string) => page.locator(`input[name=${name}]`)
const alert = (page: Page) => page.getByRole('alert')

type Check = (page: Page, screen: string) => Promise<void>

/** The screens of the sign-in, in any language, with and without an error. */
async function visitSignIn(page: Page, check: Check): Promise<void> {
  await page.goto('/login')
  await field(page, 'userName').fill('huangkai')
  await check(page, 'sign-in')
  await field(page, 'password').press('Enter')
  await expect(field(page, 'password')).toHaveAttribute('aria-invalid', 'true')
  await field(page, 'password').fill('Wrong@2026')
  await page.keyboard.press('Enter')
  await expect(alert(page)).not.toBeEmpty()
  await check(page, 'sign-in with a wrong password')
  await field(page, 'password').fill('Tiles@2026')
  await page.keyboard.press('Enter')
  await expect(field(page, 'code')).toBeFocused()
  await check(page, 'second step')
  await field(page, 'code').press('Enter')
  await expect(field(page, 'code')).toHaveAttribute('aria-invalid', 'true')
  await check(page, 'second step without a code')
}

/** The other way to sign in. */
async function visitPhoneSignIn(page: Page, check: Check): Promise<void> {
  await page.goto('/login')
  await page.locator('form + button').click()
  await field(page, 'phone').press('Enter')
  await expect(field(page, 'phone')).toHaveAttribute('aria-invalid', 'true')
  await check(page, 'sign-in by phone')
}

/** The screens that replace a forgotten password. */
async function visitReset(
  page: Page,
  userName: string,
  check: Check,
  code: () => Promise<string>,
): Promise<void> {
  await page.goto('/reset_password')
  await field(page, 'userName').fill('nobody')
  await page.keyboard.press('Enter')
  await expect(alert(page)).not.toBeEmpty()
  await check(page, 'reset of the password of an unknown user')
  await field(page, 'userName').fill(userName)
  await page.keyboard.press('Enter')
  await expect(field(page, 'code')).toBeFocused()
  await check(page, 'reset, code')
  await field(page, 'code').fill(await code())
  const newPassword = field(page, 'newPassword')
  await expect(newPassword).toBeFocused()
  await newPassword.fill('tiles2026')
  await page.keyboard.press('Enter')
  await expect(newPassword).toHaveAttribute('aria-invalid', 'true')
  await check(page, 'reset, new password')
}

/** Single sign-on with its failures, and second steps that another sign-in meets. */
async function visitSignOn(
  page: Page,
  context: BrowserContext,
  portal: Portal & RunningPortal,
  world: string,
): Promise<void> {
  await offerProvider(context)
  const back = new URLSearchParams({ redirect_uri: `${portal.url}/auth-redirect`, state: 's' })
  await page.goto(`/sso-provider?system=OA&${back}`)
  await expect(page.getByRole('link', { name: '取消登录' })).toBeVisible()
  await inspect(page, 'identity provider')
  await context.route('**/ssoLogin', () => undefined)
  await page.goto(signOnLink('never'))
  await expect(page.getByRole('progressbar', { name: '正在为您登录…' })).toBeVisible()
  await inspect(page, 'sign-on on its way')
  await context.unroute('**/ssoLogin')
  await page.goto(signOnLink('never'))
  await expect(alert(page)).toHaveText('单点登录失败 ~ 登录凭证无效或已过期')
  await inspect(page, 'sign-on refused')

  const opening = page.waitForEvent('popup')
  await page.getByRole('button', { name: '使用 OA 登录' }).click()
  await opening
  await expect(page.getByText('请在新打开的窗口中继续登录。')).toBeVisible()
  await inspect(page, 'sign-on in a window of its own')

  await page.goto('/login')
  await field(page, 'userName').fill('huangkai')
  await field(page, 'password').fill('Tiles@2026')
  await page.keyboard.press('Enter')
  await expect(field(page, 'code')).toBeFocused()
  const value = await portal.certificateOf('lihao')
  await context.addCookies([{ name: 'Admin-Token', value, url: portal.url }])
  await page.evaluate(() => window.dispatchEvent(new Event('focus')))
  await expect(page.getByRole('status').filter({ hasText: '李浩 已在其他窗口登录。' })).toBeVisible()
  await inspect(page, 'second step after a sign-in in another window')
  await context.clearCookies({ name: 'Admin-Token' })

  const current = await portal.certificateOf('lihao')
  await context.addCookies([{ name: 'Admin-Token', value: current, url: portal.url }])
  await page.goto(signOnLink(await signOnCode(portal, world, 'wangjing')))
  await expect(page.getByRole('button', { name: '继续使用 李浩 (lihao)' })).toBeFocused()
  await inspect(page, 'sign-on as another user')
  await context.clearCookies({ name: 'Admin-Token' })

  const { answer } = await firstStep(portal, world, 'wangjing')
  await page.route('**/ssoLogin', (route) => route.fulfill({ json: success(answer) }))
  await page.goto(signOnLink('once', { account: 'wangjing' }))
  await expect(page.getByRole('heading', { name: '双重验证' })).toBeVisible()
  await inspect(page, 'second step of a sign-on')

  const texts = await withhold(page, /Le damos la bienvenida/)
  await page.goto('/login')
  await page.getByRole('combobox', { name: '语言' }).selectOption('Español')
  await expect(alert(page).filter({ hasText: '语言加载失败' })).toBeVisible()
  expect(texts.times).toBeGreaterThan(0)
  await inspect(page, 'language that cannot be loaded')
}

test('the screens before the frame are accessible and fit, on a phone in every language', {
  tag: '@session',
}, async ({ page, context, portal, world }) => {
  test.slow()
  const reset = (userName: string, check: Check) =>
    visitReset(page, userName, check, () => portal.codeOf(userName, 'passwordReset'))
  await visitSignIn(page, inspect)
  await visitPhoneSignIn(page, inspect)
  await reset('chenwen', inspect)
  await test.step('single sign-on', () => visitSignOn(page, context, portal, world))
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await context.unrouteAll({ behavior: 'ignoreErrors' })

  await page.setViewportSize({ width: 390, height: 844 })
  for (const [language, userName] of [
    ['en', 'wangjing'],
    ['es', 'lihao'],
    ['ja', 'liufang'],
  ] as const) {
    await test.step(language, async () => {
      await context.addCookies([{ name: 'language', value: language, url: portal.url }])
      await visitSignIn(page, expectNoOverflow)
      await visitPhoneSignIn(page, expectNoOverflow)
      await expect(page.locator(`html[lang^="${language}"]`)).toBeVisible()
      await reset(userName, expectNoOverflow)
    })
  }
})
