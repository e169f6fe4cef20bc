import { enterAt } from './support/people.ts'
import { expect, test } from './support/portal.ts'

test.use({ locale: 'zh-CN', expectedPageErrors: [/Failed to load resource/] })

test('without a network people are told; what they open comes once it is back, and is asked for once', async ({
  page,
  portal,
  context,
}) => {
  await enterAt(page, portal, 'wangjing', '/dashboard')
  const notices = page.getByRole('region', { name: '通知公告' }).getByRole('list').getByRole('link')
  const article = page.getByRole('main').getByRole('article')
  await notices.first().click()
  await expect(article).toBeVisible()
  await page.getByRole('tab', { name: '首页' }).click()
  await expect(notices.nth(1)).toBeVisible()

  await context.setOffline(true)
  const banner = page.getByText('网络已断开')
  await expect(banner).toBeVisible()
  await notices.nth(1).click()
  await expect(page).toHaveURL(/\/notification\/detail-/)
  await expect(article).toBeHidden()

  const sent: string[] = []
  page.on('request', (request) => sent.push(new URL(request.url()).pathname))
  await context.setOffline(false)
  await expect(article).toBeVisible()
  await expect(banner).toBeHidden()
  const asked = sent.filter((path) => path.startsWith('/api/'))
  expect(asked.length).toBeGreaterThan(0)
  expect(asked.filter((path) => path.endsWith('updateMessageStatus')).length).toBeLessThanOrEqual(1)
})
