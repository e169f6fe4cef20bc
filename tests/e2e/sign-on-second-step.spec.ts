import type { Page } from '@playwright/test'
import { success } from '@portal/protocol/envelope'
import { expectAccessible } from './support/accessibility.ts'
import { otherThan } from './support/codes.ts'
import { keptByBrowser } from './support/entrance.ts'
import { enter } from './support/people.ts'
import { expect, test } from './support/portal.ts'
import { firstStep, offerProvider, signOnLink } from './support/sign-on.ts'
import { withhold } from './support/withhold.ts'

test.use({ locale: 'zh-CN' })

type FirstStep = Awaited<ReturnType<typeof firstStep>>

const jump = { redirectUrlCode: 'OSS', redirectUrl: '/orders/ceramic' }
const ordersPage = /\/child\/oms\/orders\/ceramic$/
const field = (page: Page) => page.getByRole('textbox', { name: '验证码' })

/** Lets the single sign-on ask for a second step; the step itself is the backend's own. */
const asksForSecondStep = (page: Page, { answer }: FirstStep) =>
  page.route('**/ssoLogin', (route) => route.fulfill({ json: success(answer) }))

const giveCode = async (page: Page, code: string) => {
  await expect(field(page)).toBeFocused()
  await page.keyboard.type(code)
}

test('a link whose account needs a second step asks for it, and then leads where it says', async ({
  page,
  portal,
  world,
}) => {
  const pending = await firstStep(portal, world, 'wangjing')
  await asksForSecondStep(page, pending)
  await page.goto(signOnLink('once', { account: 'wangjing', ...jump }))
  await expect(page.getByRole('heading', { name: '双重验证' })).toBeVisible()
  await expect(page.getByText('199****0002')).toBeVisible()
  await expect(field(page)).toBeFocused()
  expect(await keptByBrowser(page)).not.toContain(pending.answer.certificate)
  await expectAccessible(page)
  await page.keyboard.type(otherThan(pending.code))
  await expect(page.getByRole('alert')).toHaveText('验证码错误，还可尝试 4 次')
  await page.keyboard.type(pending.code)
  await expect(page).toHaveURL(ordersPage)
  await expect(page.getByText(/共 \d+ 条订单/)).toBeVisible()
})

test('who goes back from the second step gets the form', async ({ page, portal, world }) => {
  await asksForSecondStep(page, await firstStep(portal, world, 'wangjing'))
  await page.goto(signOnLink('once'))
  await expect(page.getByText('您的手机')).toBeVisible()
  await page.getByRole('button', { name: '返回登录' }).click()
  await expect(page.getByRole('heading', { name: '欢迎回来' })).toBeVisible()
  await expect(page.getByRole('alert')).toBeEmpty()
})

for (const [part, mark] of [
  ['code', /\.goOnAs/],
  ['texts', /您仍可在此输入验证码/],
] as const) {
  test.describe(`while its ${part} cannot be had`, () => {
    test.use({ expectedPageErrors: [/Failed to load resource|dynamically imported module/] })

    test('the second step says so, and comes for the same code at another try', async ({
      page,
      portal,
      world,
    }) => {
      const pending = await firstStep(portal, world, 'wangjing')
      await asksForSecondStep(page, pending)
      const file = await withhold(page, mark)
      await page.goto(signOnLink('once', { account: 'wangjing', ...jump }))
      await expect(page.getByRole('heading', { name: '门户加载失败' })).toBeVisible()
      expect(file.times).toBeGreaterThan(0)
      file.isBack = true
      await page.getByRole('button', { name: '重试' }).click()
      await giveCode(page, pending.code)
      await expect(page).toHaveURL(ordersPage)
    })
  })
}

test('the session of somebody else ends with the second step, not before', async ({
  page,
  portal,
  world,
}) => {
  await enter(page, portal, 'liufang')
  const pending = await firstStep(portal, world, 'wangjing')
  await asksForSecondStep(page, pending)
  await page.goto(signOnLink('once'))
  await page.getByRole('button', { name: '返回登录' }).click()
  await expect(page.getByRole('button', { name: '刘芳' })).toBeVisible()
  await page.goto(signOnLink('once'))
  await giveCode(page, pending.code)
  await expect(page.getByText('当前登录账号：王静 (wangjing)。')).toBeVisible()
  await expect(page.getByRole('button', { name: '王静' })).toBeVisible()
})

test('a sign-on in a window of its own comes to the second step in the window that asked', async ({
  page,
  portal,
  world,
}) => {
  await offerProvider(page.context())
  const pending = await firstStep(portal, world, 'wangjing')
  await asksForSecondStep(page, pending)
  await page.goto('/child/oms/orders/ceramic')
  const opened = page.waitForEvent('popup')
  await page.getByRole('button', { name: '使用 OA 登录' }).click()
  await (await opened).getByRole('link', { name: '王静（wangjing）' }).click()
  await giveCode(page, pending.code)
  await expect(page).toHaveURL(ordersPage)
})
