import type { Page } from '@playwright/test'
import { openTaskOf, shippedOrder } from './support/database.ts'
import { goWithin } from './support/navigation.ts'
import { chooseEntry } from './support/new-order.ts'
import { enter, enterAt } from './support/people.ts'
import { expect, test } from './support/portal.ts'

test.use({ locale: 'zh-CN' })

const main = (page: Page) => page.getByRole('main')
const submit = (page: Page) => main(page).getByRole('button', { name: '提交订单' })

test('a distributor orders several products: the order is in the list and with its first approver', {
  tag: ['@smoke', '@any-company'],
}, async ({ page, portal, world, cast: { newOrder, goods } }) => {
  await enterAt(page, portal, goods.buyer.userName, newOrder.address)

  await test.step('what is missing is named, the first of it in view', async () => {
    await expect(main(page).getByText('下单后剩余')).toBeVisible()
    await submit(page).click()
    await expect(main(page).getByText('请选择产品')).toBeVisible()
    await expect(main(page).getByText('请输入数量')).toBeVisible()
    await expect(main(page).getByRole('combobox', { name: '第 1 行产品' })).toBeFocused()
  })

  const [first, second] = goods.lines
  await chooseEntry(page, '第 1 行产品', first.sought)
  await main(page).getByRole('spinbutton', { name: '第 1 行数量' }).fill(first.quantity)
  await main(page).getByRole('button', { name: '添加产品' }).click()
  await chooseEntry(page, '第 2 行产品', second.sought)
  await main(page).getByRole('spinbutton', { name: '第 2 行数量' }).fill(second.quantity)
  await expect(main(page).getByText(goods.total, { exact: true })).toBeVisible()
  await expect(page.getByRole('img', { name: '有未保存的内容' })).toBeVisible()
  await submit(page).dblclick()
  const placed = main(page)
    .getByRole('status')
    .getByText(/^订单 TC\d+ 已提交$/)
  await expect(placed).toBeVisible()
  const number = /TC\d+/.exec((await placed.textContent()) ?? '')?.[0] ?? ''
  await expect(page.getByRole('img', { name: '有未保存的内容' })).toHaveCount(0)

  await test.step('it heads the list, once', async () => {
    await main(page).getByRole('button', { name: '返回订单列表' }).click()
    // The page that it was placed on is hidden, not gone.
    await expect(main(page).getByText(number).filter({ visible: true })).toHaveCount(1)
    await expect(main(page).getByText(goods.total, { exact: true }).filter({ visible: true })).toBeVisible()
  })

  await test.step('its first approver finds it in the inbox', async () => {
    const { userName, taskName } = await openTaskOf(portal, world, number)
    expect(taskName).toBe('订单审核')
    await enter(page, portal, userName)
    await goWithin(page, '/approvals')
    await expect(main(page).getByText(new RegExp(number)).filter({ visible: true }).first()).toBeVisible()
  })
})

test('an account that is frozen takes no order, and the form says why', async ({ page, portal }) => {
  await enterAt(page, portal, 'wangjing', '/child/oms/orders/ceramic/new?lines=T1001*40')
  await chooseEntry(page, '经销商', 'D1001')
  await expect(main(page).getByText(/起冻结，不能下单$/)).toBeVisible()
  await expect(submit(page)).toBeDisabled()
  await chooseEntry(page, '经销商', 'D1002')
  await expect(submit(page)).toBeEnabled()
})

test('products of the catalogue are collected for one order, and an order is placed again from its detail', async ({
  page,
  portal,
  world,
}) => {
  await enterAt(page, portal, 'wangjing', '/child/oms/products')
  await main(page).getByRole('searchbox', { name: '搜索名称、编码、系列或规格' }).fill('橡木')
  await main(page).getByRole('button', { name: '将木语橡木纹砖加入购物车' }).click()
  await main(page).getByRole('region', { name: '购物车' }).getByRole('button', { name: '去下单' }).click()
  const shown = { visible: true }
  await expect(main(page).getByRole('spinbutton', { name: '第 1 行数量' })).toHaveValue('40')

  await test.step('the open form gets what is chosen afterwards', async () => {
    await goWithin(page, '/child/oms/products')
    await main(page).getByRole('searchbox').filter(shown).fill('胡桃')
    await main(page).getByRole('button', { name: '将木语胡桃木纹砖加入购物车' }).click()
    await main(page).getByRole('region', { name: '购物车' }).getByRole('button', { name: '去下单' }).click()
    const quantities = main(page)
      .getByRole('spinbutton', { name: /^第 \d+ 行数量$/ })
      .filter(shown)
    await expect(quantities).toHaveCount(2)
    await expect(page.getByRole('tab', { name: '瓷砖常规下单' })).toHaveCount(1)
  })

  const { orderNo, quantity } = await shippedOrder(portal, world)
  await goWithin(page, `/child/oms/orders/ceramic/${orderNo}`)
  await main(page).getByRole('button', { name: '再来一单' }).click()
  const first = main(page).getByRole('spinbutton', { name: '第 1 行数量' }).filter({ visible: true })
  await expect(first).toHaveValue(`${quantity}`)
})
