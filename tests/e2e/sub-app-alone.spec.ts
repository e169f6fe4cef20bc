import { expect, test } from './support/portal.ts'
import { startSubApp } from './support/portal-process.ts'

test.use({ locale: 'zh-CN', expectedPageErrors: [/Planned misbehaviour: mount/] })

test('a standalone sub-app keeps its certificate out of every address, and reports a failed start', async ({
  page,
  context,
}) => {
  // It is signed in in its own main world; cookies know no ports.
  await context.clearCookies()
  const subApp = await startSubApp('oms')
  try {
    await test.step('its windows are signed in without a certificate in their addresses', async () => {
      expect(subApp.signedInUrl).not.toMatch(/certificate|code/)
      const address = new URL(subApp.signedInUrl)
      address.searchParams.set('redirect_uri', `${subApp.url}?path=/orders/ceramic&language=zh`)
      await page.goto(address.href)
      await expect(page.getByText(/共 [\d,]+ 笔订单/)).toBeVisible()
      expect(page.url()).not.toMatch(/certificate|code=/)

      const opening = context.waitForEvent('page')
      const first = page.getByRole('row').nth(1)
      await first.getByRole('button').or(first.getByRole('link')).click()
      const opened = await opening
      await expect(opened.getByRole('heading', { name: /订单/ })).toBeVisible()
      await expect(opened.getByText('佛山').or(opened.getByText('经销商')).first()).toBeVisible()
      expect(opened.url()).not.toContain('certificate')
      await opened.close()
    })

    await test.step('a page that fails shows its error in its language', async () => {
      await page.goto(`${subApp.url}?path=${encodeURIComponent('/home?misbehave=throw-mount')}&language=zh`)
      await expect(page.getByRole('alert')).toHaveText('无法打开此页面： Planned misbehaviour: mount')
    })
  } finally {
    await subApp.stop()
  }
})
