import { success } from '@portal/protocol/envelope'
import type { Cast } from './support/cast-types.ts'
import { otherThan } from './support/codes.ts'
import { keptByBrowser } from './support/entrance.ts'
import { expect, test } from './support/portal.ts'
import { firstStep, signOnCode, signOnLink, watchAddresses } from './support/sign-on.ts'

test.use({ locale: 'zh-CN' })

const named = ({ fullName, userName }: Cast['clerk']) => `${fullName} (${userName})`

test('a link of another system signs in without a form and opens the page that it names; its code is sent once and stored nowhere, another user’s asks first [S-2.19] [S-8.6]', {
  tag: ['@smoke', '@session'],
}, async ({ page, portal, world, cast: { clerk, manager, orders, home } }) => {
  const code = await signOnCode(portal, world, clerk.userName)
  const addresses = watchAddresses(page)
  const jump = { redirectUrlCode: 'OSS', redirectUrl: '/orders/ceramic', params: '{"status":"approved"}' }
  await page.goto(signOnLink(code, { account: clerk.userName, userType: 'staff', ...jump }))
  await expect(page).toHaveURL(`${portal.url}${orders.address}?status=approved`)
  await expect(page.getByText(/共 [\d,]+ 笔订单/)).toBeVisible()
  expect(addresses.filter((address) => address.includes(code))).toEqual([])
  const stored = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]),
  )
  expect(stored).not.toContain(code)
  const journal = await page.request.get(`/__portal/worlds/${world}/requests`)
  expect(await journal.text()).toContain('ssoLogin')
  expect(await journal.text()).not.toContain(code)

  await test.step('a link of another user asks first, after its second step; consent replaces the session, of which nothing is left', async () => {
    const pending = await firstStep(portal, world, manager.userName)
    await page.route('**/ssoLogin', (route) => route.fulfill({ json: success(pending.answer) }))
    await page.goto(signOnLink('once', { account: manager.userName }))
    await page.getByRole('button', { name: '返回登录' }).click()
    await expect(page.getByRole('button', { name: clerk.fullName })).toBeVisible()

    await page.goto(signOnLink('once', { account: manager.userName }))
    await expect(page.getByText(manager.maskedPhone)).toBeVisible()
    await expect(page.getByRole('textbox', { name: '验证码' })).toBeFocused()
    expect(await keptByBrowser(page)).not.toContain(pending.answer.certificate)
    await page.keyboard.type(otherThan(pending.code))
    await expect(page.getByRole('alert')).toHaveText('验证码错误，还可尝试 4 次')
    await page.keyboard.type(pending.code)
    await expect(
      page.getByText(
        new RegExp(`当前登录账号为 ${named(clerk)}.*改用 ${named(manager)} 登录`.replaceAll(/[()]/g, '\\$&')),
      ),
    ).toBeVisible()
    await expect(page.getByRole('button', { name: `继续使用 ${named(clerk)}` })).toBeFocused()
    await page.getByRole('button', { name: `改用 ${named(manager)} 登录` }).click()
    await expect(page.getByText(`当前登录账号：${named(manager)}。`)).toBeVisible()
    await expect(page.getByRole('heading', { name: new RegExp(manager.fullName) })).toBeVisible()
    await expect(page.getByRole('tab')).toHaveCount(1)
    await page.unroute('**/ssoLogin')
  })

  await test.step('an expired link leaves a session as it is', async () => {
    await page.goto(signOnLink('long-gone', { redirect: '/404' }))
    await expect(page.getByText('单点登录失败 ~ 登录凭证无效或已过期')).toBeVisible()
    await expect(page.getByRole('button', { name: manager.fullName })).toBeVisible()
    await page.goBack()
    expect(page.url()).not.toContain('long-gone')
  })

  await test.step('a signed-in user gets to the start page of a system that a link names alone', async () => {
    await page.goto('/login?redirectUrlCode=OSS')
    await expect(page).toHaveURL(portal.url + home.address)
  })
})
