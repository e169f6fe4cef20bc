import { signIn } from './support/people.ts'
import { expect, test } from './support/portal.ts'
import { startPortal, startSubApp } from './support/portal-process.ts'

test.use({ locale: 'zh-CN' })

test('a sub-app that runs by itself is mounted in place of the bundled one', async ({ page }) => {
  const subApp = await startSubApp('oms')
  const portal = await startPortal('--sub-app', `oms=${subApp.url}`)
  try {
    const scripts: string[] = []
    page.on('response', (response) => scripts.push(new URL(response.url()).origin))
    await page.goto(`${portal.url}/child/oms/orders/ceramic`)
    await signIn(page, portal, 'wangjing')
    await expect(page.getByText(/共 \d+ 条订单/)).toBeVisible()
    expect(scripts).toContain(new URL(subApp.url).origin)
  } finally {
    // What it still fetches ahead must not meet a server that is gone.
    await page.close()
    await portal.stop()
    await subApp.stop()
  }
})
