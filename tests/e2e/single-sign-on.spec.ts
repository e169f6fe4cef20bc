import { rejection } from '@portal/protocol/envelope'
import { expectAccessible } from './support/accessibility.ts'
import { expectFits } from './support/looks.ts'
import { enter, signIn } from './support/people.ts'
import { expect, test } from './support/portal.ts'
import { signOnCode, signOnLink, watchAddresses } from './support/sign-on.ts'

test.use({ locale: 'zh-CN' })

test('a link of another system signs in without a form; its code is told and kept nowhere', async ({
  page,
  portal,
  world,
}) => {
  const code = await signOnCode(portal, world, 'wangjing')
  const told = watchAddresses(page)
  await page.goto(signOnLink(code, { account: 'wangjing', userType: 'staff' }))
  await expect(page).toHaveURL(/\/dashboard$/)
  await expect(page.getByRole('heading', { name: /王静/ })).toBeVisible()
  expect(told.filter((address) => address.includes(code))).toEqual([])
  const kept = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]),
  )
  expect(kept).not.toContain(code)
  const journal = await page.request.get(`/__portal/worlds/${world}/requests`)
  expect(await journal.text()).toContain('ssoLogin')
  expect(await journal.text()).not.toContain(code)
  await page.goBack()
  expect(page.url()).not.toContain(code)
})

test('a link leads to the page of a sub-system that it names [S-2.19]', async ({ page, portal, world }) => {
  const jump = { redirectUrlCode: 'OSS', redirectUrl: '/orders/ceramic', params: '{"status":"approved"}' }
  const target = `${portal.url}/child/oms/orders/ceramic?status=approved`

  await test.step('after a single sign-on', async () => {
    await page.goto(signOnLink(await signOnCode(portal, world, 'wangjing'), jump))
    await expect(page).toHaveURL(target)
    await expect(page.getByText(/共 \d+ 条订单/)).toBeVisible()
  })
  await test.step('when somebody is signed in', async () => {
    await page.goto(`/login?${new URLSearchParams(jump)}`)
    await expect(page).toHaveURL(target)
  })
  await test.step('after a sign-in with the form', async () => {
    await page.context().clearCookies({ name: 'Admin-Token' })
    await page.goto(`/login?${new URLSearchParams(jump)}`)
    await signIn(page, portal, 'wangjing')
    await expect(page).toHaveURL(target)
  })
  await test.step('at its start page, when the link names the system alone', async () => {
    await page.goto('/login?redirectUrlCode=OSS')
    await expect(page).toHaveURL(/\/child\/oms\/home$/)
  })
})

for (const redirectUrl of [
  '//evil.example/',
  'https:evil.example',
  '/\\evil.example',
  'javascript:alert(1)',
  '/%09//evil.example',
  '/\t/evil.example',
  'https://evil.example/',
  '%2F%2Fevil.example',
  '/%5Cevil.example',
  '/%2F%2Fevil.example',
  '/..//evil.example',
  'JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,evil',
]) {
  test(`a link that leads to ${JSON.stringify(redirectUrl)} leads nowhere but home`, async ({
    page,
    portal,
  }) => {
    const query = new URLSearchParams({ redirectUrlCode: 'OSS', redirectUrl, redirect: redirectUrl })
    await page.goto(`/login?${query}`)
    await signIn(page, portal, 'wangjing')
    await expect(page).toHaveURL(new RegExp(`^${portal.url}/(dashboard|404)`))
  })
}

test('a link to an unknown system says so, in place and after the sign-in', async ({ page, portal }) => {
  await page.goto('/login?redirectUrlCode=NONE&redirectUrl=/orders')
  await expect(page.getByRole('alert')).toHaveText('无法跳转到系统“NONE”的页面。')
  await signIn(page, portal, 'wangjing')
  await expect(page).toHaveURL(/\/dashboard$/)
  await expect(page.getByText('无法跳转到系统“NONE”的页面。')).toBeVisible()
})

test('a refused link says why and leaves the form usable [S-8.6]', async ({ page, portal, world }) => {
  const code = await signOnCode(portal, world, 'wangjing')
  await page.goto(
    signOnLink(code, { account: 'lihao', redirectUrlCode: 'OSS', redirectUrl: '/orders/ceramic' }),
  )
  await expect(page.getByRole('alert')).toHaveText('单点登录失败 ~ 登录凭证不属于账号 lihao')
  expect(page.url()).not.toContain(code)
  await expectAccessible(page)
  await signIn(page, portal, 'wangjing')
  await expect(page).toHaveURL(/\/child\/oms\/orders\/ceramic$/)
})

test('what a server says in one long word is read whole on a phone, before the frame and in it', async ({
  page,
  portal,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const said = `请求 ${'0123456789'.repeat(12)} 被拒绝`
  await page.route('**/ssoLogin', (route) => route.fulfill({ json: rejection(said) }))
  const text = page.getByText(`单点登录失败 ~ ${said}`)
  await page.goto(signOnLink('gone'))
  await expectFits(text)
  await signIn(page, portal, 'wangjing')
  await expect(page).toHaveURL(/\/dashboard$/)
  await page.goto(signOnLink('gone'))
  await expect(text).toBeVisible()
  await expectFits(text)
})

for (const missing of ['loginType', 'ssoSystem', 'code']) {
  test(`a link without ${missing} is incomplete [S-5.2]`, async ({ page }) => {
    const link = new URL(signOnLink('OA-WANGJING'), 'http://portal.test')
    link.searchParams.delete(missing)
    await page.goto(link.pathname + link.search)
    await expect(page.getByRole('alert')).toHaveText(/^单点登录失败 ~ .*须同时提供$/)
    await expect(page.getByRole('button', { name: '登录', exact: true })).toBeEnabled()
  })
}

test('a link wins over the session of somebody else, which leaves nothing behind', async ({
  page,
  portal,
  world,
}) => {
  await enter(page, portal, 'wangjing')
  await page.goto('/child/oms/orders/ceramic')
  await expect(page.getByText(/共 \d+ 条订单/)).toBeVisible()
  await page.goto(signOnLink(await signOnCode(portal, world, 'liufang')))
  await expect(page.getByText('当前登录账号：刘芳 (liufang)。')).toBeVisible()
  await expect(page.getByRole('heading', { name: /刘芳/ })).toBeVisible()
  await expect(page.getByRole('tab')).toHaveCount(1)

  await test.step('but a dead one leaves a session as it is', async () => {
    await page.goto(signOnLink('long-gone'))
    await expect(page.getByText('单点登录失败 ~ 登录凭证无效或已过期')).toBeVisible()
    await expect(page.getByRole('heading', { name: /刘芳/ })).toBeVisible()
  })
})
