import { chooseMenu, enter, enterAt, openDepartments, signIn } from './support/people.ts'
import { expect, test } from './support/portal.ts'
import { signOut } from './support/sessions.ts'

// The same build with another company's data: its names, menu codes, systems, a path of a call, and ids that are texts.
test.use({ locale: 'zh-CN', company: 'yunpu' })

test('a planner of another company signs in, works in a system of its own, and finds it again after a reload', {
  tag: '@smoke',
}, async ({ page, portal }) => {
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

test('notices, home and approvals are those of the other company', { tag: '@smoke' }, async ({
  page,
  portal,
}) => {
  const main = page.getByRole('main')
  await enter(page, portal, 'luoning')

  await test.step('a notice has an address with an id that no number can hold', async () => {
    await page
      .getByRole('region', { name: '通知公告' })
      .getByRole('link', { name: /供应链系统上线通知/ })
      .click()
    await expect(page).toHaveURL(/\/detail-\d{19}-announcement-\d{19}$/)
    await expect(main.getByRole('heading', { name: '供应链系统上线通知', level: 1 })).toBeVisible()
    await page.reload()
    await expect(main.getByRole('heading', { name: '供应链系统上线通知', level: 1 })).toBeVisible()
  })

  await test.step('what is approved in the inbox leaves it', async () => {
    await page.goto('/approvals')
    const waiting = main.getByRole('button', { name: /^待审批 \d+$/ })
    await expect(waiting).toHaveText(/[1-9]/)
    const rows = main.getByRole('list', { name: '待审批' }).getByRole('listitem')
    const before = await rows.count()
    const approve = { name: /^通\s*过$/ }
    await main.getByRole('button', approve).click()
    const question = page.getByRole('dialog').getByRole('button', approve)
    await question.click()
    await expect(waiting).toHaveText(`待审批 ${before - 1}`)
  })
})

test('a distributor of the other company sees its own systems and orders', { tag: '@smoke' }, async ({
  page,
  portal,
}) => {
  await enter(page, portal, 'dealer.suzhou')
  const bar = page.getByRole('banner')
  await expect(bar.getByRole('menuitem', { name: /^订单中心/ })).toBeVisible()
  await expect(bar.getByRole('menuitem', { name: /^供应链/ })).toHaveCount(0)
  await chooseMenu(page, '订货', '瓷砖订单')
  const table = page.getByRole('main')
  await expect(table.getByText(/TC\d+/).first()).toBeVisible()
  await expect(table.getByText('合肥庐阳家居广场')).toHaveCount(0)
})

test('jump, search, departments and profile go by the codes and names of the other company', {
  tag: '@smoke',
}, async ({ page, portal }) => {
  const main = page.getByRole('main')
  const tab = (name: string) => page.getByRole('tab', { name, exact: true })

  await test.step('a jump names a menu by its code', async () => {
    await enterAt(page, portal, 'luoning', '/dashboard?menu=A140&systemCode=OSS')
    await expect(page).toHaveURL(/\/apps\/oms\/orders\/summary$/)
    await expect(tab('订单汇总')).toHaveAttribute('aria-selected', 'true')
  })

  await test.step('the search finds menus by initials and leads to one', async () => {
    await page.keyboard.press('Control+k')
    await page.getByRole('combobox', { name: '搜索菜单' }).fill('czxd')
    await expect(page.getByRole('grid').getByRole('row').first()).toContainText('瓷砖下单')
    await page.keyboard.press('Enter')
    await expect(tab('瓷砖下单')).toHaveAttribute('aria-selected', 'true')
  })

  await test.step('without a department its menus are gone', async () => {
    await page.goto('/profile')
    await expect(main.getByRole('region', { name: '各系统角色' })).toContainText('客户经理')
    const panel = await openDepartments(page)
    await panel.getByRole('checkbox', { name: '卫浴中心' }).uncheck()
    await panel.getByRole('button', { name: /应\s*用/ }).click()
    await chooseMenu(page, '订货')
    const sidebar = page.getByRole('navigation', { name: '菜单' })
    await expect(sidebar.getByRole('menuitem', { name: '瓷砖订单' })).toBeVisible()
    await expect(sidebar.getByRole('menuitem', { name: '卫浴订单' })).toHaveCount(0)
  })
})
