import { newestOrderNumbers } from './support/database.ts'
import { chooseMenu, signIn } from './support/people.ts'
import { expect, test } from './support/portal.ts'

test.use({ locale: 'zh-CN' })

test('an order clerk signs in, reads orders of the database in a sub-app, opens one beside them and signs out [S-2.12]', async ({
  page,
  portal,
  world,
}) => {
  await page.goto('/')
  await expect(page).toHaveURL(/\/login\?redirect=%2F$/)
  await expect(page).toHaveTitle(/^登录 - /)

  await test.step('a wrong password is refused in the words of the server', async () => {
    await page.getByLabel('用户名', { exact: true }).fill('wangjing')
    await page.getByLabel('密码', { exact: true }).fill('Wrong@2026')
    await page.getByLabel('密码', { exact: true }).press('Enter')
    await expect(page.getByRole('alert')).toHaveText('用户名或密码错误')
  })

  await signIn(page, portal, 'wangjing')
  await expect(page).toHaveURL(/\/dashboard$/)
  await expect(page.getByRole('heading', { name: /王静/ })).toBeVisible()
  await expect(page).toHaveTitle(/^首页 - /)
  await expect(page.getByRole('menuitem', { name: /订单服务\s*OSS/ })).toBeVisible()

  await test.step('the order list shows what the database holds', async () => {
    await chooseMenu(page, '订单管理', '瓷砖订单', '瓷砖订单查询')
    await expect(page).toHaveURL(/\/child\/oms\/orders\/ceramic$/)
    await expect(page.getByRole('tab', { name: '瓷砖订单查询' })).toHaveAttribute('aria-selected', 'true')
    const numbers = await newestOrderNumbers(portal, world, 10)
    for (const [row, number] of numbers.entries()) {
      await expect(page.getByRole('row').nth(row + 1)).toContainText(number)
    }
  })

  const [newest = ''] = await newestOrderNumbers(portal, world, 1)
  await test.step('the sub-app has the portal open an order in a tab of its own', async () => {
    await page
      .getByRole('button', { name: newest })
      .or(page.getByRole('link', { name: newest }))
      .click()
    await expect(page).toHaveURL(new RegExp(`/child/oms/orders/ceramic/${newest}$`))
    await expect(page.getByRole('tab', { name: `订单 ${newest}` })).toHaveAttribute('aria-selected', 'true')
    await expect(page.getByRole('heading', { name: new RegExp(newest) })).toBeVisible()
  })

  await test.step('back leads to the list, which is still there, and to the home page', async () => {
    await page.goBack()
    await expect(page.getByRole('tab', { name: '瓷砖订单查询' })).toHaveAttribute('aria-selected', 'true')
    await expect(page.getByRole('row').nth(1)).toContainText(newest)
    await page.goBack()
    await expect(page).toHaveURL(/\/dashboard$/)
    await expect(page.getByRole('heading', { name: /王静/ })).toBeVisible()
  })

  await test.step('signing out asks first and ends the session', async () => {
    await page.getByRole('button', { name: '王静' }).click()
    await page.getByRole('menuitem', { name: '退出登录' }).click()
    const question = page.getByRole('dialog', { name: '确定要退出系统吗？' })
    await question.getByRole('button', { name: '退出登录' }).click()
    await expect(page).toHaveURL(/\/login\?redirect=%2Fdashboard$/)
    expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('Admin-Token')
    await page.goto('/dashboard')
    await expect(page).toHaveURL(/\/login/)
  })
})
