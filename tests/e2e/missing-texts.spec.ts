import { expectAccessible } from './support/accessibility.ts'
import { enter, signIn } from './support/people.ts'
import { expect, test } from './support/portal.ts'
import { withhold } from './support/withhold.ts'

test.use({
  locale: 'zh-CN',
  expectedPageErrors: [/Failed to load resource|dynamically imported module/],
})

// What is fetched ahead may be on its way still.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }))

const unloaded = '门户加载失败'

test('a screen before the frame whose texts cannot be had says so, asks no more, and comes on request', async ({
  page,
}) => {
  const texts = await withhold(page, /先验证账号/)
  await page.goto('/reset_password')
  await expect(page.getByRole('heading', { name: unloaded })).toBeVisible()
  await expect(page.getByRole('button', { name: '重试' })).toBeFocused()
  await expect(page).toHaveTitle(new RegExp(unloaded))
  await expectAccessible(page)
  expect(texts.times).toBeLessThanOrEqual(2)
  texts.isBack = true
  await page.getByRole('button', { name: '重试' }).click()
  await expect(page.getByRole('heading', { name: '重置密码' })).toBeVisible()
})

test('a second step whose texts cannot be had is told in the form, and comes at the next try', async ({
  page,
  portal,
}) => {
  const texts = await withhold(page, /重新发送/)
  await page.goto('/')
  await signIn(page, portal, 'huangkai')
  await expect(page.getByRole('alert')).toBeVisible()
  texts.isBack = true
  await page.getByRole('button', { name: '登录', exact: true }).click()
  await expect(page.getByRole('textbox', { name: /验证码/ })).toBeVisible()
})

test('a frame whose texts cannot be had is not drawn in keys, and comes on request', async ({
  page,
  portal,
}) => {
  const texts = await withhold(page, /早上好/)
  await page.goto('/')
  await signIn(page, portal, 'wangjing')
  await expect(page.getByRole('heading', { name: unloaded })).toBeVisible()
  texts.isBack = true
  await page.getByRole('button', { name: '重试' }).click()
  await expect(page.getByRole('heading', { name: /王静/ })).toBeVisible()
  await expect(page.getByText(/^[a-z]+\.[a-zA-Z.]+$/)).toHaveCount(0)
})

test('a panel whose texts cannot be had says so, and opens at the next press', async ({ page, portal }) => {
  const texts = await withhold(page, /恢复默认设置/)
  await enter(page, portal, 'wangjing')
  await page.getByRole('button', { name: '界面设置' }).click()
  await expect(page.getByText('无法打开，请检查网络后重试。')).toBeVisible()
  texts.isBack = true
  await page.getByRole('button', { name: '界面设置' }).click()
  await expect(page.getByRole('dialog', { name: '界面设置' })).toBeVisible()
})

test('a frame whose tabs, menus and tools cannot be had says so, and is whole on request', async ({
  page,
  portal,
}) => {
  await page.goto('/')
  const code = await page.locator('script[data-deferred]').getAttribute('data-deferred')
  const file = code?.split(' ').find((one) => one.endsWith('.js')) ?? ''
  let isBack = false
  await page.route(`**${file}`, (route) =>
    isBack ? route.continue() : route.fulfill({ status: 404, body: '' }),
  )
  await signIn(page, portal, 'wangjing')
  await expect(page.getByRole('heading', { name: unloaded })).toBeVisible()
  isBack = true
  await page.getByRole('button', { name: '重试' }).click()
  await expect(page.getByRole('tab', { name: '首页' })).toBeVisible()
  await expect(page.getByRole('navigation', { name: '菜单' }).getByRole('menuitem').first()).toBeVisible()
  await expect(page.getByRole('button', { name: /王静/ })).toBeVisible()
})
