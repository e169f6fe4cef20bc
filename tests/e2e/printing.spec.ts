import { enterAt } from './support/people.ts'
import { expect, test } from './support/portal.ts'

test.use({ locale: 'zh-CN', viewport: { width: 1000, height: 500 } })

test('the page on the screen is printed to its end, without the frame around it', async ({
  page,
  portal,
}) => {
  await enterAt(page, portal, 'wangjing', '/child/oms/orders/ceramic')
  const lastLine = page.getByText(/共 [\d,]+ 笔/)
  await expect(lastLine).toBeVisible()

  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('navigation', { name: '菜单' })).toBeHidden()
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(page.getByRole('tablist')).toBeHidden()
  await expect(page.getByRole('heading', { name: '瓷砖订单查询' })).toBeVisible()
  // An economical print would leave out the background of what lies over the page.
  const overlay = page.getByRole('main').locator('xpath=following-sibling::div')
  await expect(overlay).toHaveCSS('print-color-adjust', 'exact')
  const { end, length } = await lastLine.evaluate((line) => ({
    end: line.getBoundingClientRect().bottom + window.scrollY,
    length: document.documentElement.scrollHeight,
  }))
  expect(end).toBeGreaterThan(500)
  expect(end).toBeLessThanOrEqual(length)
})
