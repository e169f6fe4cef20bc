import type { Page } from '@playwright/test'
import { openTaskOf } from './support/database.ts'
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
