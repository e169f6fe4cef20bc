import { expectAccessible } from './support/accessibility.ts'
import { newSubApp, subAppCommand } from './support/new-sub-app.ts'
import { enter } from './support/people.ts'
import { expect, test } from './support/portal.ts'
import { startSubApp } from './support/portal-process.ts'

// A server that is gone refuses its connections, which browsers and the portal tell; the content policy must refuse nothing.
test.use({ locale: 'zh-CN', expectedPageErrors: [/ERR_CONNECTION_REFUSED|^RemoteError/] })

test('a linked sub-app is waited for while its dev server restarts, and then loaded anew', async ({
  page,
  portal,
}) => {
  const subApp = await newSubApp('spare-parts', 'plain')
  try {
    const url = await subApp.dev()
    const { stdout } = await subAppCommand('link', 'oms', url, '--portal', portal.url, '--json')
    await enter(page, portal, 'wangjing')
    await page.goto(JSON.parse(stdout).url)
    await page.getByRole('button', { name: /链\s?接/ }).click()
    await page.goto('/child/oms/orders/ceramic')
    const drawn = page.getByText('/orders/ceramic', { exact: false }).first()
    await expect(drawn).toBeVisible()

    const lost = page.waitForEvent('console', (message) => /server connection lost/.test(message.text()))
    const reloaded = page.waitForEvent('load')
    await subApp.stop()
    await lost
    await subApp.dev(Number(new URL(url).port))
    await reloaded
    await expect(drawn).toBeVisible()
  } finally {
    await page.close()
    await subApp.remove()
  }
})

test('a linked sub-app whose dev server is gone says so, and is unlinked in its place', async ({
  page,
  portal,
}) => {
  const subApp = await startSubApp('oms')
  await enter(page, portal, 'wangjing')
  const { stdout } = await subAppCommand('link', 'oms', subApp.url, '--portal', portal.url, '--json')
  await subApp.stop()
  await page.goto(JSON.parse(stdout).url)
  await page.getByRole('button', { name: /链\s?接/ }).click()
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/child/oms/orders/ceramic')
  const panel = page.getByRole('main').getByRole('alert')
  await expect(panel).toContainText('订单服务暂时无法打开')
  await expect(panel).toContainText(
    `链接到 ${new URL(subApp.url).origin}（portal sub-app link），但从该地址未收到可用内容`,
  )
  await expectAccessible(page)
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
  ).toBeLessThanOrEqual(0)
  await panel.getByRole('button', { name: '取消链接，使用门户自带页面' }).click()
  await expect(page.getByText(/共 \d+ 条订单/)).toBeVisible()
  await expect(page.getByText('oms 来自')).toHaveCount(0)
})
