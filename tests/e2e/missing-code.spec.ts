import type { Page } from '@playwright/test'
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

const crashed = (page: Page) => page.getByText('页面出现异常')
const failures = (page: Page) => page.getByRole('alert').filter({ hasText: '该区域加载失败' })

test('the way to help that cannot be had says so, and the page stays', async ({ page, portal }) => {
  await enter(page, portal, 'wangjing')
  const panel = /\/assets\/quick-jump-panel-.*\.js/
  await page.route(panel, (route) => route.fulfill({ status: 404, body: '' }))
  await page.getByRole('button', { name: '快捷跳转' }).click()
  await expect(page.getByText('无法打开，请检查网络后重试。')).toBeVisible()
  await expect(page.getByRole('heading', { name: /王静/ })).toBeVisible()
  await page.unroute(panel)
  await page.getByRole('button', { name: '快捷跳转' }).click()
  await expect(page.getByRole('dialog', { name: '快捷跳转' })).toBeVisible()
})

test.describe('what comes up by itself', () => {
  test.use({ scenarios: ['ltc-shortcut'] })

  test('is not missed when it cannot be had, but logged', async ({ page, portal }) => {
    await withhold(page, /\(.shortcutHint./)
    await enter(page, portal, 'lihao')
    await expect(page.getByRole('button', { name: '错误日志（1）' })).toBeVisible()
    await expect(page.getByRole('alert')).toHaveCount(0)
    await expect(crashed(page)).toBeHidden()
  })
})

test('cards whose code cannot be had ask for it once, and all come with one retry', async ({
  page,
  portal,
}) => {
  const views = await withhold(page, /orders\.byWeek/)
  await enter(page, portal, 'wangjing')
  await expect(page.getByRole('region', { name: '通知公告' }).getByRole('link').first()).toBeVisible()
  await expect(failures(page).nth(3)).toBeVisible()
  await expect(page.getByRole('button', { name: /错误日志/ })).toBeVisible()
  // Ahead of its use, and for its use.
  expect(views.times).toBeLessThanOrEqual(2)

  views.isBack = true
  await failures(page)
    .first()
    .getByRole('button', { name: /重\s*试/ })
    .click()
  await expect(failures(page)).toHaveCount(0)
  await expect(page.getByRole('region', { name: '销售订单' })).toBeVisible()
})

test('a page that could not be loaded comes when it is tried again', async ({ page, portal }) => {
  const list = await withhold(page, /\(.unreadOf./)
  await enter(page, portal, 'wangjing')
  await page
    .getByRole('link', { name: /通知公告|条未读/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/notification\/list/)
  await expect(failures(page)).toBeVisible()
  await expect(page.getByText('门户已更新')).toBeHidden()
  await failures(page)
    .getByRole('button', { name: /重\s*试/ })
    .click()
  await expect(failures(page)).toBeVisible()
  list.isBack = true
  await failures(page)
    .getByRole('button', { name: /重\s*试/ })
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(failures(page)).toHaveCount(0)
})

for (const [part, mark] of [
  ['the frame', /\(.skipToContent.\)/],
  ['what the frame draws second', /\(.moreTabs.\)/],
] as const) {
  test(`${part}: where it cannot be had the portal says so, keeps the session and fetches it anew on request`, async ({
    page,
    portal,
  }) => {
    const file = await withhold(page, mark)
    await page.goto('/')
    await signIn(page, portal, 'wangjing')
    const unloaded = page.getByRole('heading', { name: '门户加载失败' })
    await expect(unloaded).toBeVisible()
    await expect(page.getByRole('button', { name: '重新加载' })).toHaveCount(0)
    await expectAccessible(page)
    const { times } = file
    await page.getByRole('button', { name: '重试' }).click()
    await expect(() => expect(file.times).toBeGreaterThan(times)).toPass()
    await expect(unloaded).toBeVisible()
    file.isBack = true
    await page.getByRole('button', { name: '重试' }).click()
    await expect(page.getByRole('heading', { name: /王静/ })).toBeVisible()
    await expect(page).toHaveURL(/\/dashboard$/)
  })
}

test('a sign-in whose code cannot be had says so in place and works at the next try', async ({
  page,
  portal,
}) => {
  const calls = await withhold(page, /findOrganization\(\{body:\{\}\},\w+\(/)
  await page.goto('/')
  await signIn(page, portal, 'wangjing')
  await expect(page.getByRole('alert')).toHaveText('请检查网络后重试。')
  calls.isBack = true
  await page.getByRole('button', { name: '登录', exact: true }).click()
  await expect(page.getByRole('heading', { name: /王静/ })).toBeVisible()
})
