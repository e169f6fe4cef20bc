import { signIn } from './support/people.ts'
import { expect, test } from './support/portal.ts'

test.use({ locale: 'zh-CN' })

test('an address names the conditions of the order list, and a reload keeps them', async ({
  page,
  portal,
}) => {
  await page.goto('/child/oms/orders/ceramic?status=approved')
  await signIn(page, portal, 'wangjing')
  const orders = page.getByRole('row').filter({ hasText: /TC\d/ })
  await expect(orders.filter({ hasText: '已审批' })).not.toHaveCount(0)
  await expect(orders.filter({ hasNotText: '已审批' })).toHaveCount(0)
  await page.getByRole('button', { name: /^重\s?置$/ }).click()
  await page.getByRole('listitem', { name: '2', exact: true }).click()
  await expect(page).toHaveURL(/\/child\/oms\/orders\/ceramic\?current=2$/)
  await page.reload()
  await expect(page.getByRole('listitem', { name: '2', exact: true })).toHaveClass(/item-active/)
})

test('the hosting library neither complains nor invents moves of the browser', async ({ page, portal }) => {
  const warnings: string[] = []
  page.on('console', (message) => {
    if (['warning', 'error'].includes(message.type())) warnings.push(message.text())
  })
  await page.clock.install()
  await page.goto('/child/oms/orders/ceramic')
  await signIn(page, portal, 'wangjing')
  await expect(page.getByText(/共 \d+ 条订单/)).toBeVisible()
  await page.clock.fastForward('00:06')
  const moves = await page.evaluateHandle(() => {
    const heard: string[] = []
    addEventListener('popstate', () => heard.push(location.pathname))
    return heard
  })
  await page.getByRole('tab', { name: '首页' }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
  await page.goBack()
  await expect(page).toHaveURL(/\/child\/oms\/orders\/ceramic$/)
  expect(await moves.jsonValue()).toEqual(['/child/oms/orders/ceramic'])
  expect(warnings).toEqual([])
})
