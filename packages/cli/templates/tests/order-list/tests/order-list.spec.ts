import { expect, test } from '@portal/testing/playwright'

// A page of the demo company's menus: replace it by one of yours.
const address = '/child/oms/orders/ceramic'

test('lists the orders, and opens one beside the list', async ({ page, portal }) => {
  await portal.signInAs('wangjing')
  await page.goto(address)
  const number = page
    .getByRole('row')
    .getByText(/^TC\d+$/)
    .first()
  const text = (await number.textContent()) ?? ''
  await number.click()
  await expect(page.getByRole('dialog', { name: `Order ${text}` })).toBeVisible()
  await expect(portal).toHaveReceived('ceramicSalesOrderPage', { user: 'wangjing', status: 'S' })
})

test('shows what went wrong, and loads the orders on retry', async ({ page, portal }) => {
  await portal.fault('ceramicSalesOrderPage', 'rejection', { message: '系统维护', count: 1 })
  await portal.signInAs('wangjing')
  await page.goto(address)
  await expect(page.getByText('系统维护')).toBeVisible()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(
    page
      .getByRole('row')
      .getByText(/^TC\d+$/)
      .first(),
  ).toBeVisible()
})
