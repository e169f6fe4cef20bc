import { goWithin } from './support/navigation.ts'
import { serveOwnSubApp } from './support/own-sub-app.ts'
import { enterAt } from './support/people.ts'
import { expect, test } from './support/portal.ts'

test.use({ locale: 'zh-CN' })

test('when a page closes its own tab, the focus moves to what is shown then', async ({
  page,
  portal,
  context,
}) => {
  await serveOwnSubApp(context)
  await enterAt(page, portal, 'wangjing', '/child/oms/home')
  const region = page.getByRole('region', { name: '订单服务' })
  const close = region.getByRole('button', { name: 'Close my tab' })
  await expect(close).toBeVisible()
  await goWithin(page, '/child/oms/orders/ceramic')
  await expect(page.getByRole('tab')).toHaveCount(3)
  await expect(close).toBeVisible()

  await test.step('the page of another tab', async () => {
    await close.focus()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/child\/oms\/home$/)
    await expect(close).toBeVisible()
    await expect(region).toBeFocused()
  })

  await test.step('the main area, when that is a page of the portal', async () => {
    await close.focus()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/dashboard$/)
    await expect(page.getByRole('heading', { name: /王静/ })).toBeVisible()
    await expect(page.locator('main:focus, main > :focus')).toHaveCount(1)
  })
})
