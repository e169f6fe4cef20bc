import { serveOwnSubApp } from './support/own-sub-app.ts'
import { enter } from './support/people.ts'
import { expect, test } from './support/portal.ts'

test.use({ locale: 'zh-CN' })

const system = '订单服务'

test('whoever works in a page that closes its tab goes on in what is shown then', async ({
  page,
  portal,
  context,
}) => {
  await serveOwnSubApp(context)
  await enter(page, portal, 'wangjing')
  const region = page.getByRole('region', { name: system })
  const close = region.getByRole('button', { name: 'Close my tab' })
  for (const path of ['/home', '/orders/ceramic']) {
    await page.goto(`/child/oms${path}`)
    await expect(close).toBeVisible()
  }

  await test.step('in the page of another tab', async () => {
    await close.focus()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/child\/oms\/home$/)
    await expect(close).toBeVisible()
    await expect(region).toBeFocused()
  })

  await test.step('in the main area, when that is a page of the portal', async () => {
    await close.focus()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/dashboard$/)
    await expect(page.getByRole('heading', { name: /王静/ })).toBeVisible()
    await expect(page.locator('main:focus, main > :focus')).toHaveCount(1)
  })
})
