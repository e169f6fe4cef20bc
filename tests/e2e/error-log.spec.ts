import { configure } from './support/configuration.ts'
import { expectNoOverflow } from './support/entrance.ts'
import { chooseMenu, enter } from './support/people.ts'
import { expect, test } from './support/portal.ts'
import { openTool } from './support/settings.ts'

test.use({
  locale: 'zh-CN',
  permissions: ['clipboard-read', 'clipboard-write'],
  expectedPageErrors: [/boom|nothing awaits|of the sub-app/],
})

test('uncaught errors are listed in production, counted, copied without secrets and cleared, and reach the endpoint of the installation [S-8.15] [S-8.16] [S-8.17]', {
  tag: '@smoke',
}, async ({ page, portal, context, cast: { clerk, orders } }) => {
  await configure(context, { environment: 'production', telemetryEndpoint: '/collector' })
  const batches: string[] = []
  await page.route('**/collector', async (route) => {
    batches.push(route.request().postData() ?? '')
    await route.fulfill({ status: 204 })
  })
  await page.addInitScript(() => {
    // Before the frame is there.
    document.addEventListener('DOMContentLoaded', () => {
      throw new Error('boom at the start')
    })
  })
  await page.route('**/failing.js', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: 'setTimeout(() => { throw new Error("boom of a script") })',
    }),
  )
  await page.route('**/sub-apps/oms/*.js', async (route) => {
    const answer = await route.fetch()
    const failing = '\n;setTimeout(() => { throw new Error("of the sub-app") });'
    await route.fulfill({ response: answer, body: failing + (await answer.text()) })
  })
  await enter(page, portal, clerk.userName)
  const badge = page.getByRole('banner').getByRole('button', { name: /错误日志/ })
  const certificate = (await context.cookies()).find(({ name }) => name === 'Admin-Token')?.value ?? ''
  await page.evaluate((secret) => {
    for (const _time of [1, 2]) {
      setTimeout(() => {
        throw new Error(`boom with password=Tiles@2026 and ${secret}`)
      })
    }
    void Promise.reject(new Error('nothing awaits'))
  }, certificate)
  const drawer = await openTool(page, /^错误日志（3）/)

  await test.step('an error from before the frame, a repeated one and a rejection are listed', async () => {
    await expect(drawer.getByText('Error: boom at the start')).toBeVisible()
    await expect(drawer.getByText('Error: nothing awaits')).toBeVisible()
    await drawer.getByText(/^Error: boom with/).click()
    await expect(drawer.getByText('2 次')).toBeVisible()
    await expect(drawer.getByText('堆栈')).toBeVisible()
  })

  await test.step('the report has no secrets', async () => {
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
  })

  await test.step('there is no badge once they are cleared', async () => {
    await drawer.getByRole('button', { name: '全部清除' }).click()
    await expect(drawer.getByText('暂无错误')).toBeVisible()
    await expect(badge).toHaveCount(0)
    await page.keyboard.press('Escape')
    await expect(drawer).toBeHidden()
  })

  await test.step('an entry says where the error is from', async () => {
    await page.addScriptTag({ url: '/failing.js' })
    await openTool(page, '错误日志（1）')
    await drawer.getByText('Error: boom of a script').click()
    for (const [name, text] of [
      ['说明', /\/failing\.js:1:\d+$/],
      ['地址', /^\/dashboard$/],
      ['堆栈', /Error: boom/],
    ] as const) {
      await expect(drawer.getByRole('term').filter({ hasText: name })).toBeVisible()
      await expect(drawer.getByRole('definition').filter({ hasText: text }).first()).toBeVisible()
    }
    await page.keyboard.press('Escape')
    await expect(drawer).toBeHidden()
  })

  await test.step('an error of a sub-app carries its name', async () => {
    await chooseMenu(page, ...orders.groups, orders.name)
    await openTool(page, '错误日志（2）')
    await expect(drawer.getByText('Error: of the sub-app')).toBeVisible()
    await expect(drawer.getByText('OMS', { exact: true })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(drawer).toBeHidden()
  })

  await test.step('on a phone the log is in the menu of tools, and fits', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.getByRole('button', { name: '更多工具' }).click()
    await page.getByRole('menuitem', { name: '错误日志（2）' }).click()
    // Its entries are still unfolded.
    await expect(drawer.getByRole('button', { name: 'Error: boom of a script' })).toBeVisible()
    await expectNoOverflow(page)
  })

  await test.step('errors and Web Vitals reach the endpoint of the installation, without secrets', async () => {
    await page.reload()
    await expect.poll(() => batches.join('')).toContain('"origin":"uncaught"')
    await expect.poll(() => batches.join('')).toContain('"name":"TTFB"')
    for (const secret of ['Tiles@2026', certificate]) expect(batches.join('')).not.toContain(secret)
  })
})
