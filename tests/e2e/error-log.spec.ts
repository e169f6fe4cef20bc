import { expectAccessible } from './support/accessibility.ts'
import { configure } from './support/configuration.ts'
import { expectNoOverflow } from './support/entrance.ts'
import { chooseMenu, enter } from './support/people.ts'
import { expect, test } from './support/portal.ts'
import { openTool } from './support/settings.ts'

test.use({
  locale: 'zh-CN',
  permissions: ['clipboard-read', 'clipboard-write'],
  expectedPageErrors: [/boom|nobody waits|of the sub-app/],
})

test('uncaught errors and rejections are listed, counted, copied without secrets and cleared [S-8.16]', async ({
  page,
  portal,
  context,
}) => {
  await page.addInitScript(() => {
    // Before the frame is there.
    document.addEventListener('DOMContentLoaded', () => {
      throw new Error('boom at the start')
    })
  })
  await enter(page, portal, 'wangjing')
  const certificate = (await context.cookies()).find(({ name }) => name === 'Admin-Token')?.value ?? ''
  await page.evaluate((secret) => {
    for (const _time of [1, 2]) {
      setTimeout(() => {
        throw new Error(`boom with password=Tiles@2026 and ${secret}`)
      })
    }
    void Promise.reject(new Error('nobody waits'))
  }, certificate)

  const drawer = await openTool(page, /^错误日志（3）/)
  await expect(drawer.getByText('Error: boom at the start')).toBeVisible()
  await expect(drawer.getByText('Error: nobody waits')).toBeVisible()
  await drawer.getByText(/^Error: boom with/).click()
  await expect(drawer.getByText('2 次')).toBeVisible()
  await expect(drawer.getByText('堆栈')).toBeVisible()
  await expectAccessible(page)

  await drawer.getByRole('button', { name: '复制报告' }).click()
  await expect(page.getByText('报告已复制。')).toBeVisible()
  const report = await page.evaluate(() => navigator.clipboard.readText())
  expect(report).toContain('message: Error: boom with password=***')
  expect(report).toContain('app: shell 0.1.0')
  expect(report).toContain('url: /dashboard')
  for (const secret of ['Tiles@2026', certificate]) {
    expect(report).not.toContain(secret)
    expect(await drawer.textContent()).not.toContain(secret)
    expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain(secret)
  }

  await drawer.getByRole('button', { name: '全部清除' }).click()
  await expect(drawer.getByText('暂无错误')).toBeVisible()
  await expect(page.getByRole('banner').getByRole('button', { name: /错误日志/ })).toHaveCount(0)
})

test('errors that nobody caught are logged in production [S-8.15] [S-8.17]', async ({
  page,
  portal,
  context,
}) => {
  await configure(context, { environment: 'production' })
  await enter(page, portal, 'wangjing')
  const badge = page.getByRole('banner').getByRole('button', { name: /错误日志/ })
  await expect(page.getByRole('banner').getByRole('button', { name: '界面设置' })).toBeVisible()
  await expect(badge).toHaveCount(0)
  await page.route('**/failing.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'setTimeout(() => { throw new Error("boom") })' }),
  )
  await page.addScriptTag({ url: '/failing.js' })
  const drawer = await openTool(page, '错误日志（1）')
  await drawer.getByText('Error: boom').click()
  for (const [name, text] of [
    ['说明', /\/failing\.js:1:\d+$/],
    ['地址', /^\/dashboard$/],
    ['堆栈', /Error: boom/],
  ] as const) {
    await expect(drawer.getByRole('term').filter({ hasText: name })).toBeVisible()
    await expect(drawer.getByRole('definition').filter({ hasText: text }).first()).toBeVisible()
  }
})

test('an error of a sub-app is its own', async ({ page, portal }) => {
  await page.route('**/sub-apps/oms/*.js', async (route) => {
    const answer = await route.fetch()
    const failing = '\n;setTimeout(() => { throw new Error("of the sub-app") });'
    await route.fulfill({ response: answer, body: failing + (await answer.text()) })
  })
  await enter(page, portal, 'wangjing')
  await chooseMenu(page, '订单管理', '瓷砖订单', '瓷砖订单查询')
  const drawer = await openTool(page, /错误日志/)
  await expect(drawer.getByText('Error: of the sub-app')).toBeVisible()
  await expect(drawer.getByText('OMS', { exact: true })).toBeVisible()
})

test.describe('on a phone, dark', () => {
  test.use({ viewport: { width: 390, height: 844 }, colorScheme: 'dark' })

  test('the log is reached through the menu of tools', async ({ page, portal }) => {
    await enter(page, portal, 'wangjing')
    await page.evaluate(() => void Promise.reject(new Error('boom')))
    await page.getByRole('button', { name: '更多工具' }).click()
    await page.getByRole('menuitem', { name: '错误日志（1）' }).click()
    await page.getByRole('dialog').getByText('Error: boom').click()
    await expectAccessible(page)
    await expectNoOverflow(page)
  })
})
