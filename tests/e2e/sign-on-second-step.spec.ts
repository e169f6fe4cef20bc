import type { Page } from '@playwright/test'
import { success } from '@portal/protocol/envelope'
import { otherThan } from './support/codes.ts'
import { keptByBrowser } from './support/entrance.ts'
import { enterAt } from './support/people.ts'
import { expect, test } from './support/portal.ts'
import { firstStep, offerProvider, signOnLink } from './support/sign-on.ts'
import { needFreshModules, withhold } from './support/withhold.ts'

test.use({ locale: 'zh-CN' })

type FirstStep = Awaited<ReturnType<typeof firstStep>>

const field = (page: Page) => page.getByRole('textbox', { name: '验证码' })
const back = (page: Page) => page.getByRole('button', { name: '返回登录' })

/** Lets the single sign-on ask for a second step; the step itself is the backend's own. */
const askForSecondStep = (page: Page, { answer }: FirstStep) =>
  page.route('**/ssoLogin', (route) => route.fulfill({ json: success(answer) }))

async function enterCode(page: Page, code: string): Promise<void> {
  await expect(field(page)).toBeFocused()
  await page.keyboard.type(code)
}

test('a second step leads from a link back to the form, and from a window of the provider to the wanted page', {
  tag: ['@smoke', '@any-company'],
}, async ({ page, portal, world, cast: { clerk } }) => {
  await offerProvider(page.context())
  const pending = await firstStep(portal, world, clerk.userName)
  await askForSecondStep(page, pending)

  await test.step('back from the second step of a link', async () => {
    await page.goto(signOnLink('once', { redirect: '/404' }))
    await expect(page.getByText('您的手机')).toBeVisible()
    await back(page).click()
    await expect(page.getByRole('heading', { name: '欢迎回来' })).toBeVisible()
    await expect(page.getByRole('alert')).toBeEmpty()
  })

  await test.step('the second step is in the window that opened the provider', async () => {
    const opened = page.waitForEvent('popup')
    await page.getByRole('button', { name: '使用 OA 登录' }).click()
    await (await opened).getByRole('link', { name: `${clerk.fullName}（${clerk.userName}）` }).click()
    await enterCode(page, pending.code)
    await expect(page).toHaveURL(/\/404$/)
  })
})

test.describe('code or texts that cannot be loaded', () => {
  test.use({ expectedPageErrors: [/Failed to load resource|dynamically imported module/] })
  test.beforeEach(({ page }) => needFreshModules(page))

  test('the second step reports it, and another attempt continues with the same code', async ({
    page,
    portal,
    world,
  }) => {
    const pending = await firstStep(portal, world, 'wangjing')
    await askForSecondStep(page, pending)
    for (const mark of [/\.goOnAs/, /您仍可在此输入验证码/]) {
      const file = await withhold(page, mark)
      await page.goto(signOnLink('once', { redirect: '/404' }))
      await expect(page.getByRole('heading', { name: '门户加载失败' })).toBeVisible()
      expect(file.times).toBeGreaterThan(0)
      file.isBack = true
      await page.getByRole('button', { name: '重试' }).click()
      await expect(field(page)).toBeFocused()
    }
    await page.keyboard.type(pending.code)
    await expect(page).toHaveURL(/\/404$/)
  })
})

test('the session of another user ends with consent after the second step of a link, not before; the link then opens its page', {
  tag: ['@smoke', '@any-company'],
}, async ({ page, portal, world, cast: { clerk, manager, orders } }) => {
  const jump = { account: clerk.userName, redirectUrlCode: 'OSS', redirectUrl: '/orders/ceramic' }
  await enterAt(page, portal, manager.userName, '/404')
  const pending = await firstStep(portal, world, clerk.userName)
  await askForSecondStep(page, pending)
  await page.goto(signOnLink('once'))
  await back(page).click()
  await expect(page.getByRole('button', { name: manager.fullName })).toBeVisible()

  await page.goto(signOnLink('once', jump))
  await expect(page.getByRole('heading', { name: '双重验证' })).toBeVisible()
  await expect(page.getByText(clerk.maskedPhone)).toBeVisible()
  await expect(field(page)).toBeFocused()
  expect(await keptByBrowser(page)).not.toContain(pending.answer.certificate)
  await page.keyboard.type(otherThan(pending.code))
  await expect(page.getByRole('alert')).toHaveText('验证码错误，还可尝试 4 次')
  await page.keyboard.type(pending.code)
  await page.getByRole('button', { name: `改用 ${clerk.fullName} (${clerk.userName}) 登录` }).click()
  await expect(page.getByText(`当前登录账号：${clerk.fullName} (${clerk.userName})。`)).toBeVisible()
  await expect(page.getByRole('button', { name: clerk.fullName })).toBeVisible()
  await expect(page).toHaveURL(portal.url + orders.address)
  await expect(page.getByText(/共 [\d,]+ 笔订单/)).toBeVisible()
})
