import { expect, test } from '@portal/testing/playwright'

// A page of the demo company's menus: replace it by one of yours.
const address = '/child/oms/orders/ceramic'

test('greets the user, and keeps a note until it is saved', async ({ page, portal }) => {
  await portal.signInAs('wangjing')
  await page.goto(address)
  await expect(page.getByRole('heading', { name: /^Hello, / })).toBeVisible()
  await expect(page.getByText('This tab is at /orders/ceramic.')).toBeVisible()
  await page.getByLabel('Note').fill('Two pallets are broken')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('The note is saved.')).toBeVisible()
})

test('says in which role a new colleague works', async ({ page, portal }) => {
  await portal.put('user', { name: 'zhaolei', fullName: '赵磊', responsibilities: ['LTC_MANAGER'] })
  await portal.signInAs('zhaolei')
  await page.goto(address)
  await expect(page.getByRole('heading', { name: 'Hello, 赵磊' })).toBeVisible()
  await expect(page.getByText(/^Current role: /)).toBeVisible()
  await expect(portal).toHaveReceived('getUserInfo', { user: 'zhaolei' })
})
