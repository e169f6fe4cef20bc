import { chooseMenu, enter, signIn } from './support/people.ts'
import { expect, test } from './support/portal.ts'
import { signOut } from './support/sessions.ts'

// The same build with another company's data: its names, menu codes, systems, a path of a call, and ids that are texts.
test.use({ locale: 'zh-CN', company: 'yunpu' })

test('a planner of another company signs in, works in a system of its own, and finds it again after a reload', async ({
  page,
  portal,
}) => {
  const main = page.getByRole('main')
  await page.goto('/')
  await expect(page).toHaveTitle(/云浦门户$/)
  await expect(page.getByText('云浦家居集团').first()).toBeVisible()
  await expect(page.getByText('让好空间，如期而至')).toBeVisible()
  await signIn(page, portal, 'heqing')
  await expect(page.getByRole('heading', { name: /何青/ })).toBeVisible()

  await test.step('the page of a system that the specification does not know', async () => {
    await page.getByRole('menuitem', { name: /^供应链/ }).click()
    await chooseMenu(page, '供应计划')
    await expect(page).toHaveURL(/\/apps\/scm\/plans$/)
    await expect(page.getByRole('heading', { name: '供应计划', level: 1 })).toBeVisible()
    await expect(page.getByText('何青，计划员')).toBeVisible()
    // Suppliers are for its head.
    await expect(page.getByRole('menuitem', { name: '供应商' })).toHaveCount(0)
    await chooseMenu(page, '库存')
    await expect(page.getByRole('tab', { selected: true })).toContainText('库存')
  })

  await test.step('the reload keeps page, tabs and responsibility', async () => {
    await page.reload()
    await expect(page.getByRole('heading', { name: '库存', level: 1 })).toBeVisible()
    await expect(page.getByRole('tab')).toHaveCount(3)
    await expect(page.getByText('何青，计划员')).toBeVisible()
  })

  await test.step('a list of a stand-in sub-app under this company’s menu', async () => {
    await page.getByRole('menuitem', { name: /^订单中心/ }).click()
    await chooseMenu(page, '订货', '瓷砖订单')
    await expect(page).toHaveURL(/\/apps\/oms\/orders\/ceramic/)
    await expect(main.getByText(/TC\d+/).first()).toBeVisible()
  })

  await signOut(page, '何青')
})

test('a notice of the other company has an address with an id that no number can hold, and a distributor sees its own systems and orders', async ({
  page,
  portal,
}) => {
  await test.step('the notice opens, and again after a reload', async () => {
    const title = page.getByRole('main').getByRole('heading', { name: '供应链系统上线通知', level: 1 })
    await enter(page, portal, 'luoning')
    await page
      .getByRole('region', { name: '通知公告' })
      .getByRole('link', { name: /供应链系统上线通知/ })
      .click()
    await expect(page).toHaveURL(/\/detail-\d{19}-announcement-\d{19}$/)
    await expect(title).toBeVisible()
    await page.reload()
    await expect(title).toBeVisible()
  })

  await test.step('the distributor', async () => {
    await enter(page, portal, 'dealer.suzhou')
    const bar = page.getByRole('banner')
    await expect(bar.getByRole('menuitem', { name: /^订单中心/ })).toBeVisible()
    await expect(bar.getByRole('menuitem', { name: /^供应链/ })).toHaveCount(0)
    await chooseMenu(page, '订货', '瓷砖订单')
    const table = page.getByRole('main')
    await expect(table.getByText(/TC\d+/).first()).toBeVisible()
    await expect(table.getByText('合肥庐阳家居广场')).toHaveCount(0)
  })
})
