import type { Page } from '@playwright/test'
import { expectAccessible } from './support/accessibility.ts'
import { enter } from './support/people.ts'
import { expect, test } from './support/portal.ts'

test.use({ locale: 'zh-CN' })

/** A page of each kind, by system; `admin` sees them all. */
const pages = [
  ['/child/oms/home', '订货首页'],
  ['/child/oms/orders/ceramic', '瓷砖订单查询'],
  ['/child/oms/orders/ceramic/new', '瓷砖常规下单'],
  ['/child/oms/orders/bathroom', '卫浴订单查询'],
  ['/child/oms/orders/ceramic/import', '瓷砖批量导入'],
  ['/child/oms/pickups', '提货单查询'],
  ['/child/oms/pickups/bookings', '提货预约'],
  ['/child/oms/points', '积分入账'],
  ['/child/oms/balance?distributorCode=D1001', '账户余额'],
  ['/child/oms/approvals', '审批中心'],
  ['/child/ltc/contracts', '合同查询'],
  ['/child/czdp/promotions', '促销活动'],
  ['/child/dp/retail-orders', '零售订单'],
  ['/child/dp/retail-orders/new', '零售开单'],
  ['/child/dp/pickups', '提货单查询'],
] as const

const desktop = { width: 1440, height: 900 }
const phone = { width: 390, height: 844 }

const heading = (page: Page, name: string) => page.getByRole('main').getByRole('heading', { name, level: 1 })
const loaded = async (page: Page, name: string) => {
  await expect(heading(page, name)).toBeVisible()
  await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0)
}

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in the ${colorScheme} scheme`, () => {
    test.use({ colorScheme })

    test('pages of all kinds are accessible, and none is wider than a phone', async ({ page, portal }) => {
      test.slow()
      await enter(page, portal, 'admin')
      for (const [address, name] of pages) {
        await test.step(address, async () => {
          await page.goto(address)
          await loaded(page, name)
          await expectAccessible(page)
          await page.setViewportSize(phone)
          expect(
            await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
          ).toBeLessThanOrEqual(0)
          await page.setViewportSize(desktop)
        })
      }
    })
  })
}

test('a list is filtered, sorted and opened', async ({ page, portal }) => {
  await enter(page, portal, 'admin')
  await page.goto('/child/ltc/contracts')
  const main = page.getByRole('main')
  const rows = main.getByRole('row').filter({ has: page.getByRole('button') })
  await expect(rows.first()).toBeVisible()
  await main.getByRole('columnheader', { name: '金额' }).click()
  await expect(page).toHaveURL(/sort=amount/)
  const number = (await rows.first().getByRole('button').textContent()) ?? ''
  await main.getByRole('textbox', { name: '合同编号' }).fill(number)
  await main.getByRole('button', { name: /查\s*询/ }).click()
  await expect(rows).toHaveCount(1)
  await rows.first().click()
  await expect(main.getByRole('heading', { name: `合同 ${number}` })).toBeVisible()
})

test('points that wait are posted', async ({ page, portal }) => {
  await enter(page, portal, 'admin')
  await page.goto('/child/oms/points?status=waiting')
  const main = page.getByRole('main')
  const first = main
    .getByRole('row')
    .filter({ has: page.getByRole('checkbox') })
    .first()
  const number = await first.getByRole('checkbox').getAttribute('aria-label')
  await first.getByRole('checkbox').check()
  await main.getByRole('button', { name: '入账所选（1）' }).click()
  await expect(main.getByRole('checkbox', { name: number ?? '' })).toHaveCount(0)
})

test('a form is kept as a draft on this device until the sign-out', async ({ page, portal }) => {
  await enter(page, portal, 'wangjing')
  await page.goto('/child/oms/pickups/bookings')
  const main = page.getByRole('main')
  const fields = {
    订单号: 'TC1',
    提货日期: '2026-12-01',
    车牌号: '粤E12345',
    司机: '张师傅',
    联系电话: '13800000000',
  }
  for (const [label, value] of Object.entries(fields))
    await main.getByLabel(label, { exact: true }).fill(value)
  await main.getByRole('button', { name: '检查并保存草稿' }).click()
  await expect(main.getByText('草稿已保存在本机')).toBeVisible()
  await expect(page).toHaveURL(/draft=/)
  await page.reload()
  await expect(main.getByLabel('车牌号', { exact: true })).toHaveValue('粤E12345')
  await page.getByRole('button', { name: '王静' }).click()
  await page.getByRole('menuitem', { name: '退出登录' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '退出登录' }).click()
  await expect(page).toHaveURL(/\/login/)
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain('粤E12345')
})

test('an order that was begun stands in the list as a draft, is opened, changed and deleted', async ({
  page,
  portal,
}) => {
  await enter(page, portal, 'wangjing')
  await page.goto('/child/oms/orders/ceramic/new')
  const main = page.getByRole('main')
  const product = main.getByLabel('产品', { exact: true })
  await main.getByLabel('经销商', { exact: true }).fill('佛山市泓筑建材有限公司')
  await product.fill('TC-8001')
  await main.getByLabel('数量（箱）', { exact: true }).fill('120')
  await main.getByRole('button', { name: '检查并保存草稿' }).click()
  await expect(page).toHaveURL(/draft=/)

  await page.goto('/child/oms/orders/ceramic')
  const drafts = main.getByRole('listitem').filter({ hasText: '草稿' })
  await expect(drafts).toContainText('佛山市泓筑建材有限公司 · TC-8001 · 120')
  await page.reload()
  await drafts.getByRole('button', { name: '继续填写' }).click()
  await expect(product).toHaveValue('TC-8001')
  await product.fill('TC-9002')
  await main.getByRole('button', { name: '检查并保存草稿' }).click()
  await expect(main.getByText('草稿已保存在本机')).toBeVisible()

  await page.getByRole('tab', { name: '瓷砖订单查询' }).click()
  await expect(drafts).toContainText('TC-9002')
  await expect(drafts).toHaveCount(1)
  await expectAccessible(page)
  await drafts.getByRole('button', { name: /删\s*除/ }).click()
  await page
    .getByRole('tooltip')
    .getByRole('button', { name: /删\s*除/ })
    .click()
  await expect(drafts).toHaveCount(0)
  await page.reload()
  await expect(main.getByRole('button', { name: '瓷砖常规下单' })).toBeVisible()
  await expect(drafts).toHaveCount(0)
})

/** Fields of all kinds that may be the first wrong one, after what stands above them is filled in. */
const wrongFields = [
  ['/child/oms/orders/ceramic/new', {}, '经销商'],
  ['/child/oms/orders/ceramic/new', { 经销商: 'D1001', 产品: 'TC-8001' }, '数量（箱）'],
  ['/child/oms/orders/ceramic/import', { 经销商: 'D1001' }, '产品与数量'],
  ['/child/oms/orders/ceramic/changes', { 订单号: 'TC1' }, '变更内容'],
  ['/child/oms/pickups/bookings', { 订单号: 'TC1' }, '提货日期'],
] as const

for (const viewport of [{ width: 1440, height: 600 }, phone]) {
  test.describe(`in a window of ${viewport.width} by ${viewport.height}`, () => {
    test.use({ viewport })

    test('a form that is not complete leads to its first wrong field and what it is called', async ({
      page,
      portal,
    }) => {
      await enter(page, portal, 'admin')
      const main = page.getByRole('main')
      for (const [address, filled, wrong] of wrongFields) {
        await test.step(`${address}, ${wrong}`, async () => {
          await page.goto(address)
          for (const [label, value] of Object.entries(filled))
            await main.getByLabel(label, { exact: true }).fill(value)
          await main.getByRole('button', { name: '检查并保存草稿' }).press('Enter')
          await expect(main.getByLabel(wrong, { exact: true })).toBeFocused()
          await expect(main.locator('label', { hasText: wrong })).toBeInViewport({ ratio: 1 })
          await expect(main.getByText(new RegExp(`^请(输入|选择)${wrong}`))).toBeInViewport({ ratio: 1 })
        })
      }
    })
  })
}
