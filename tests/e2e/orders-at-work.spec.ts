import type { Page } from '@playwright/test'
import type { RunningPortal } from '@portal/testing/portal-process'
import { expect, test } from './support/portal.ts'
import { signOut } from './support/sessions.ts'
import { begin, decided, figure, main } from './support/working-day.ts'
import { inWorld } from './support/world-state.ts'

test.use({ locale: 'zh-CN' })

const orders = (page: Page) => page.getByRole('region', { name: '销售订单' })
const number = /[A-Z]{2}\d{8}/
const numberIn = (text: string | null) => number.exec(text ?? '')?.[0] ?? ''
async function countOf(page: Page, name: string): Promise<number> {
  // Before the figure has come its place is there already.
  await expect(figure(page, name).locator('strong')).toContainText(/\d/)
  return Number((await figure(page, name).locator('strong').textContent())?.replace(/\D/g, ''))
}
const home = (page: Page) => page.getByRole('tab', { name: '首页' }).click()

test('a distributor of bathroom ware looks at the account, orders again, and sees the order at home', async ({
  page,
  portal,
}) => {
  await begin(page, portal, 'dealer.hangzhou', '沈佳慧')

  await test.step('the balance leads to the account, with the newest orders of bathroom ware', async () => {
    await figure(page, '账户余额').getByRole('button').click()
    await expect(page).toHaveURL(/\/child\/oms\/balance$/)
    const latest = main(page)
      .getByRole('button', { name: /^(?!TC)[A-Z]{2}\d{8}$/ })
      .first()
    const own = await latest.textContent()
    await latest.click()
    await expect(main(page).getByRole('heading', { name: new RegExp(own ?? '-'), level: 1 })).toBeVisible()
    await home(page)
  })

  const before = await countOf(page, '未完成订单')
  const placed = await test.step('what was ordered last is ordered again', async () => {
    await orders(page)
      .getByRole('button', { name: /^再来一单/ })
      .first()
      .click()
    const quantity = main(page).getByRole('spinbutton', { name: '第 1 行数量' })
    await expect(quantity).toHaveValue(/\d/)
    await quantity.press('Enter')
    await expect(quantity).not.toBeFocused()
    await expect(main(page).getByText('下单后剩余')).toBeVisible()
    await main(page).getByRole('button', { name: '提交订单' }).click()
    const confirmation = main(page)
      .getByRole('status')
      .getByText(/已提交$/)
    await expect(confirmation).toBeVisible()
    return numberIn(await confirmation.textContent())
  })

  await test.step('it is the first order on the home page, and counted', async () => {
    await home(page)
    await orders(page).getByRole('button', { name: '刷新销售订单' }).click()
    await expect(orders(page).getByRole('listitem').first()).toContainText(placed)
    await expect.poll(() => countOf(page, '未完成订单')).toBe(before + 1)
    await orders(page)
      .getByRole('button', { name: new RegExp(`^(?!再来).*${placed}`) })
      .click()
    await expect(main(page).getByRole('heading', { name: new RegExp(placed), level: 1 })).toBeVisible()
  })
  await signOut(page, '沈佳慧')
})

/** One of the approved orders of tiles that a clerk looks after was to be there last week. */
const makeOrderLate = (portal: RunningPortal, world: string, clerk: string) =>
  inWorld(portal, world, async (opened) => {
    const { db } = opened
    const targets = await db.salesTarget.findMany({ where: { clerk: { userName: clerk } } })
    const { id } = await db.salesOrder.findFirstOrThrow({
      where: {
        businessUnit: 'ceramic',
        status: { in: ['approved', 'producing', 'shipped', 'completed'] },
        distributorId: {
          in: targets.flatMap((one) => (one.businessUnit === 'ceramic' ? one.distributorId : [])),
        },
      },
      orderBy: { orderedAt: 'desc' },
    })
    const deliveryDate = new Date(opened.now().getTime() - 7 * 86_400_000)
    await db.salesOrder.update({ where: { id }, data: { status: 'approved', deliveryDate } })
  })

test('a clerk follows the late orders to one of them and asks for a change', async ({
  page,
  portal,
  world,
}) => {
  await makeOrderLate(portal, world, 'wangjing')
  await begin(page, portal, 'wangjing', '王静')
  const late = await countOf(page, '逾期未发货')
  expect(late).toBeGreaterThan(0)
  await figure(page, '逾期未发货').getByRole('button').click()
  await expect(main(page).getByText(`共 ${late} 笔订单`)).toBeVisible()
  // Orders of tiles can be changed.
  const first = main(page)
    .getByRole('button', { name: /^TC\d{8}$/ })
    .first()
  const orderNo = numberIn(await first.textContent())
  await first.click()
  await expect(main(page).getByRole('heading', { name: new RegExp(orderNo), level: 1 })).toBeVisible()
  await main(page).getByRole('button', { name: '申请变更' }).click()
  await expect(main(page).getByRole('heading', { name: '订单变更', level: 1 })).toBeVisible()
  await expect(main(page)).toContainText(orderNo)
  await main(page).getByRole('combobox', { name: '变更内容' }).click()
  await page.getByRole('option', { name: '取消订单' }).or(page.getByTitle('取消订单')).last().click()
  const reason = main(page).getByRole('textbox', { name: '原因' })
  await reason.fill('工地停工')
  await reason.press('ControlOrMeta+Enter')
  await expect(main(page).getByText(/^SQ\d+ 已提交$/)).toBeVisible()
  await expect(main(page).getByText('已进入审批')).toBeVisible()
  await signOut(page, '王静')
})

test('an approver decides from the home page, and the figures follow', async ({ page, portal, world }) => {
  await begin(page, portal, 'liufang', '刘芳')
  const before = await countOf(page, '待审批')
  const row = page
    .getByRole('region', { name: '审批', exact: true })
    .getByRole('button', { name: number })
    .first()
  const decidedNumber = numberIn(await row.textContent())
  await row.click()
  await expect(main(page).getByRole('heading', { name: `审批 ${decidedNumber}` })).toBeVisible()
  await main(page).getByRole('textbox', { name: '审批意见' }).fill('价格需重新核算')
  await main(page)
    .getByRole('button', { name: /^驳\s*回$/ })
    .click()
  await expect
    .poll(() => decided(portal, world, { userName: 'liufang', number: decidedNumber, state: 'rejected' }))
    .toBe(1)
  await home(page)
  await expect.poll(() => countOf(page, '待审批')).toBe(before - 1)
  await expect(page.getByRole('region', { name: '审批', exact: true })).not.toContainText(decidedNumber)
  await signOut(page, '刘芳')
})
