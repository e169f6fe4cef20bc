import { rejection } from '@portal/protocol/envelope'
import type { Cast } from './support/cast-types.ts'
import { expectFits } from './support/looks.ts'
import { signIn } from './support/people.ts'
import { expect, test } from './support/portal.ts'
import { signOnCode, signOnLink, watchAddresses } from './support/sign-on.ts'

test.use({ locale: 'zh-CN' })

const named = ({ fullName, userName }: Cast['clerk']) => `${fullName} (${userName})`

test('a link of another system signs in without a form and opens the page that it names; its code is sent once and stored nowhere [S-2.19]', {
  tag: ['@smoke', '@any-company'],
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

  await test.step('a link of another user asks first; its consent replaces the session, of which nothing is left', async () => {
    await page.goto(signOnLink(await signOnCode(portal, world, manager.userName)))
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

test('a link to another site, or to an unknown system, leads home after the sign-in and says why', {
  tag: ['@smoke', '@any-company'],
}, async ({ page, portal, cast: { clerk } }) => {
  const target = '//evil.example/'
  const query = new URLSearchParams({ redirectUrlCode: 'NONE', redirectUrl: target, redirect: target })
  await page.goto(`/login?${query}`)
  await expect(page.getByRole('alert')).toHaveText('无法跳转到系统“NONE”的页面。')
  await signIn(page, portal, clerk.userName)
  await expect(page).toHaveURL(`${portal.url}/dashboard`)
  await expect(page.getByText('无法跳转到系统“NONE”的页面。')).toBeVisible()
})

test('a refused link says why, in full on a phone too, and the form still leads to the page that it names [S-8.6]', async ({
  page,
  portal,
  world,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })

  await test.step('the account is another one', async () => {
    const code = await signOnCode(portal, world, 'wangjing')
    await page.goto(signOnLink(code, { account: 'lihao' }))
    await expect(page.getByRole('alert')).toHaveText('单点登录失败 ~ 登录凭证不属于账号 lihao')
    expect(page.url()).not.toContain(code)
  })

  await test.step('the server answers one long word', async () => {
    const message = `请求 ${'0123456789'.repeat(12)} 被拒绝`
    await page.route('**/ssoLogin', (route) => route.fulfill({ json: rejection(message) }))
    const text = page.getByText(`单点登录失败 ~ ${message}`)
    await page.goto(signOnLink('gone', { redirectUrlCode: 'OSS', redirectUrl: '/orders/ceramic' }))
    await expectFits(text)
    await signIn(page, portal, 'wangjing')
    await expect(page).toHaveURL(/\/child\/oms\/orders\/ceramic$/)
    await page.goto(signOnLink('gone'))
    await expect(text).toBeVisible()
    await expectFits(text)
  })
})
