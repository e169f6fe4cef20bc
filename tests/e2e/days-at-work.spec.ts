import type { Page } from '@playwright/test'
import { openTaskOf } from './support/database.ts'
import { chooseEntry } from './support/new-order.ts'
import { signIn } from './support/people.ts'
import { expect, test } from './support/portal.ts'
import { signOut } from './support/sessions.ts'
import { begin, decided, figure, main } from './support/working-day.ts'
import { inWorld, silenceQuestionnaires } from './support/world-state.ts'

test.use({ locale: 'zh-CN' })

/** Orders boxes of a tile on the form that is shown; resolves with the number of the order. */
async function placeOrder(page: Page, product: string, boxes: string): Promise<string> {
  await chooseEntry(page, '第 1 行产品', product)
  await main(page).getByRole('spinbutton', { name: '第 1 行数量' }).fill(boxes)
  await main(page).getByRole('button', { name: '提交订单' }).click()
  const placed = main(page)
    .getByRole('status')
    .getByText(/^订单 TC\d+ 已提交$/)
  await expect(placed).toBeVisible()
  return /TC\d+/.exec((await placed.textContent()) ?? '')?.[0] ?? ''
}

const orderTile = (page: Page) =>
  page.getByRole('list', { name: '常用页面' }).getByRole('button', { name: '瓷砖常规下单', exact: true })

test('a sales person sees how the month goes, follows a figure to its orders, and orders for a distributor', async ({
  page,
  portal,
}) => {
  await begin(page, portal, 'lihao', '李浩')
  await expect(figure(page, '目标完成')).toContainText(/\d+%/)

  await test.step('what is still to be paid leads to the orders that it is about', async () => {
    await figure(page, '未付款').getByRole('button').click()
    await expect(page).toHaveURL(/\/child\/oms\/orders\/all\?selection=receivable&scope=own$/)
    const states = main(page).getByRole('row').getByText('已发货', { exact: true })
    await expect(states.first()).toBeVisible()
    await page.getByRole('tab', { name: '首页' }).click()
  })

  const number = await test.step('an order for a distributor', async () => {
    await orderTile(page).click()
    await chooseEntry(page, '经销商', 'D1006')
    return placeOrder(page, '云栖灰', '40')
  })

  await test.step('is the first order on the home page, and opens from there', async () => {
    await page.getByRole('tab', { name: '首页' }).click()
    const orders = page.getByRole('region', { name: '销售订单' })
    await orders.getByRole('button', { name: '刷新销售订单' }).click()
    await orders.getByRole('button', { name: number }).click()
    await expect(main(page).getByRole('heading', { name: new RegExp(number), level: 1 })).toBeVisible()
  })
  await signOut(page, '李浩')
})

test('a trainer shows an order from the distributor to its approver, and resets the world for the next class', {
  tag: '@worlds',
}, async ({ page, portal, world }) => {
  // Its approver gets a question about an order beyond the funds.
  await inWorld(portal, world, ({ db }) =>
    db.distributorAccount.updateMany({ data: { balanceCents: 2_000_000_000 } }),
  )
  await begin(page, portal, 'dealer.chengdu', '罗志强')
  await orderTile(page).click()
  const number = await placeOrder(page, '云栖灰', '40')
  await signOut(page, '罗志强')

  await test.step('its approver passes it on', async () => {
    const { userName } = await openTaskOf(portal, world, number)
    await page.goto('/')
    await signIn(page, portal, userName)
    await expect(page).toHaveURL(/\/dashboard$/)
    await page.goto(`/approvals?keyword=${number}`)
    await main(page)
      .getByRole('button', { name: /^通\s*过$/ })
      .click()
    await expect(main(page).getByText('共 0 条', { exact: true })).toBeVisible()
    await expect.poll(() => decided(portal, world, { userName, number, state: 'approved' })).toBe(1)
  })

  await test.step('after a reset the order no longer exists, and everybody signs in again', async () => {
    await portal.control.resetWorld({ pathParams: { world } })
    await silenceQuestionnaires(portal, world)
    await page.goto('/')
    await signIn(page, portal, 'dealer.chengdu')
    await expect(page.getByRole('heading', { name: /罗志强/ })).toBeVisible()
    await page.goto(`/child/oms/orders/ceramic?orderNo=${number}`)
    await expect(main(page).getByText('共 0 笔订单')).toBeVisible()
  })
})
