import { chooseMenu, enter } from './support/people.ts'
import { expect, test } from './support/portal.ts'

test.use({ locale: 'zh-CN', viewport: { width: 1000, height: 500 } })

test('what is printed is the page on the screen, to its end, without what stands around it', async ({
  page,
  portal,
}) => {
  await enter(page, portal, 'wangjing')
  await chooseMenu(page, '订单管理', '瓷砖订单', '瓷砖订单查询')
  const lastLine = page.getByText(/共 \d+ 条/)
  await expect(lastLine).toBeVisible()

  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('navigation', { name: '菜单' })).toBeHidden()
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(page.getByRole('tablist')).toBeHidden()
  await expect(page.getByRole('heading', { name: '瓷砖订单查询' })).toBeVisible()
  // What lies over the page is printed as it is: in its place an economical print has white, and no page.
  const overlay = page.getByRole('main').locator('xpath=following-sibling::div')
  await expect(overlay).toHaveCSS('print-color-adjust', 'exact')
  const { end, length } = await lastLine.evaluate((line) => ({
    end: line.getBoundingClientRect().bottom + window.scrollY,
    length: document.documentElement.scrollHeight,
  }))
  expect(end).toBeGreaterThan(500)
  expect(end).toBeLessThanOrEqual(length)
})
