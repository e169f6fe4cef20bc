import { newSubApp, subAppCommand } from './support/new-sub-app.ts'
import { enterAt } from './support/people.ts'
import { expect, test } from './support/portal.ts'

// Connections to a stopped server are refused, which browsers and the portal report; the content policy must refuse
// nothing.
test.use({ locale: 'zh-CN', expectedPageErrors: [/ERR_CONNECTION_REFUSED|^RemoteError/] })

test('a linked sub-app is loaded again when its dev server has restarted', async ({ page, portal }) => {
  const subApp = await newSubApp('spare-parts', 'plain')
  try {
    const url = await subApp.dev()
    const { stdout } = await subAppCommand('link', 'oms', url, '--portal', portal.url, '--json')
    await enterAt(page, portal, 'wangjing', JSON.parse(stdout).url)
    await page.getByRole('button', { name: /链\s?接/ }).click()
    await page.goto('/child/oms/orders/ceramic')
    const text = page.getByText('/orders/ceramic', { exact: false }).first()
    await expect(text).toBeVisible()

    const lost = page.waitForEvent('console', (message) => /server connection lost/.test(message.text()))
    const reloaded = page.waitForEvent('load')
    await subApp.stop()
    await lost
    await subApp.dev(Number(new URL(url).port))
    await reloaded
    await expect(text).toBeVisible()
  } finally {
    await page.close()
    await subApp.remove()
  }
})
