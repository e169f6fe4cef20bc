import { enter, signIn } from './support/people.ts'
import { expect, test } from './support/portal.ts'

test.use({ locale: 'zh-CN' })

test('the address that was wanted survives the sign-in, query included [S-2.14]', async ({
  page,
  portal,
}) => {
  await page.goto('/child/oms/orders/ceramic?status=approved')
  await expect(page).toHaveURL(/\/login\?redirect=/)
  await signIn(page, portal, 'wangjing')
  await expect(page).toHaveURL(/\/child\/oms\/orders\/ceramic\?status=approved$/)
})

test('a redirect to another site is not followed', async ({ page, portal }) => {
  await page.goto('/login?redirect=//evil.example/')
  await signIn(page, portal, 'wangjing')
  await expect(page).toHaveURL(`${portal.url}/dashboard`)
})

test('an unknown address shows the not-found page with a way home [S-2.13]', async ({ page, portal }) => {
  await enter(page, portal, 'wangjing')
  await page.goto('/no/such/page')
  await expect(page).toHaveURL(/\/404$/)
  await expect(page.getByRole('heading', { name: '页面不存在' })).toBeVisible()
  await page
    .getByRole('link', { name: '返回首页' })
    .or(page.getByRole('button', { name: '返回首页' }))
    .click()
  await expect(page).toHaveURL(/\/dashboard$/)
})

test('each navigation begins at the top of its page [S-2.15]', async ({ page, portal }) => {
  await page.setViewportSize({ width: 1440, height: 500 })
  await enter(page, portal, 'wangjing')
  const greeting = page.getByRole('heading', { name: /王静/ })
  await greeting.hover()
  await page.mouse.wheel(0, 2000)
  await expect(greeting).not.toBeInViewport()
  await page.getByRole('link', { name: /通知，\d+ 条未读/ }).click()
  await expect(page.getByLabel('按标题搜索')).toBeInViewport()
  for (const back of [() => page.goBack(), () => page.getByRole('tab', { name: '首页' }).click()]) {
    await back()
    await expect(greeting).toBeInViewport()
    await greeting.hover()
    await page.mouse.wheel(0, 2000)
    await expect(greeting).not.toBeInViewport()
    await page.getByRole('tab', { name: '通知列表' }).click()
    await expect(greeting).toHaveCount(0)
  }
})

test('the sign-in page sends people with a session on', async ({ page, portal }) => {
  await enter(page, portal, 'wangjing')
  await page.goto('/login')
  await expect(page).toHaveURL(/\/dashboard$/)
})

test('people without a responsibility are turned away with the reason [S-5.1] [S-8.10]', async ({
  page,
  portal,
}) => {
  await page.goto('/')
  await signIn(page, portal, 'sunyi')
  await expect(page.getByRole('alert')).toHaveText('用户角色异常，请联系管理员!')
  await expect(page).toHaveURL(/\/login/)
})

test('a session that the server has ended leads to the sign-in, and back to the page afterwards', async ({
  page,
  portal,
}) => {
  await enter(page, portal, 'wangjing')
  await page.context().addCookies([{ name: 'Admin-Token', value: 'long-gone', url: portal.url }])
  await page.goto('/child/oms/orders/ceramic')
  await expect(page).toHaveURL(/\/login/)
  await signIn(page, portal, 'wangjing')
  await expect(page).toHaveURL(/\/child\/oms\/orders\/ceramic$/)
})
